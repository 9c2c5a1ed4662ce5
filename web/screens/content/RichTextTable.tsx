import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import css from './RichText.module.css'

/** A table that scrolls sideways in its own region, with the keyboard too, where the screen is narrower. */
export function RichTextTable({ children, ...props }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <div className={css.tableRegion} role="region" aria-label={t('content.table')} tabIndex={0}>
      <table {...props}>{children}</table>
    </div>
  )
}
