import type { ReactNode } from 'react'
import { Header } from './header/Header.tsx'
import { Footer } from './lazy-parts.ts'
import { Main, SkipLink } from './Main.tsx'
import styles from './RootLayout.module.css'

/** Header, main and footer: the layout of all routes without one of their own. */
export function RootLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <Header />
      <Main>{children}</Main>
      <Footer />
    </div>
  )
}
