import { type ReactNode, useId, useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { classNames } from '../../ui/class-names.ts'
import css from './Clamped.module.css'

/** Shows the first lines of a long text, the rest on demand; without scripts all of it. */
export function Clamped({ isLong, children }: { isLong: boolean; children: ReactNode }) {
  const t = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (!isLong) return children
  return (
    <div className={css.text}>
      {/* A link inside that gets the focus must be seen. */}
      <div id={id} className={classNames(!isOpen && css.clamped)} onFocus={() => setOpen(true)}>
        {children}
      </div>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'catalog.readLess' : 'catalog.readMore')}
      </button>
    </div>
  )
}
