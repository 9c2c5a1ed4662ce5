import type { ReactNode } from 'react'
import { Footer } from './deferred-parts.ts'
import { Header } from './header/Header.tsx'
import { Main, SkipLink } from './Main.tsx'
import styles from './RootLayout.module.css'

/** Header, main and footer: the layout of all sections that have none of their own. */
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
