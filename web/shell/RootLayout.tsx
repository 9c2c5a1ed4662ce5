import type { LayoutProps } from '../route.ts'
import { Header } from './header/Header.tsx'
import { Footer } from './footer/Footer.tsx'
import { Main, SkipLink } from './Main.tsx'
import styles from './RootLayout.module.css'

/** Header, main and footer: the layout of all routes without one of their own. */
export default function RootLayout({ children }: LayoutProps) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <Header />
      <Main>{children}</Main>
      <Footer />
    </div>
  )
}
