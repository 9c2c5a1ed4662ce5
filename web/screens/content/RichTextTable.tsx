import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import styles from './RichText.module.css'

/** What scrolls must be reachable by keyboard, in browsers that do not see to it themselves. */
const SCROLLABLE = { tabIndex: 0 } as const

/** A table that scrolls sideways in its own region where the screen is narrower. */
export function RichTextTable({ children, ...props }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <section className={styles.tableRegion} aria-label={t('content.table')} {...SCROLLABLE}>
      <table {...props}>{children}</table>
    </section>
  )
}
