import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useTranslate } from '../i18n/messages-context.ts'
import { usePath } from '../use-address.ts'
import { Announcer } from './Announcer.tsx'
import { classNames } from './class-names.ts'
import { holdPage } from './hold-page.ts'
import { Icon } from './Icon.tsx'
import styles from './Dialog.module.css'

export type ModalProps = {
  open: boolean
  /** Called by the close button, Escape, a click outside, or another page; the parent then sets `open` to false. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Stays in view below the content. */
  footer?: ReactNode
}

/**
 * Base of `Dialog` and `Drawer`: a native modal `<dialog>` with title and close button. It has its own live region, because
 * the page's is inert while it is open.
 */
function ModalDialog({ open, onClose, title, children, footer, className }: ModalProps & { className?: string }) {
  const t = useTranslate()
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    if (!open) return
    const dialog = ref.current
    dialog?.showModal()
    const release = holdPage()
    return () => {
      // The browser gives the focus back when it closes, not when it is removed.
      dialog?.close()
      release()
    }
  }, [open])

  // By Back, or by a link in it.
  const path = usePath()
  const shownAt = useRef(path)
  useEffect(() => {
    if (path !== shownAt.current && open) onClose()
    shownAt.current = path
  })
  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, className)}
      aria-labelledby={open ? titleId : undefined}
      onClose={() => {
        if (open) onClose()
      }}
      closedby="any"
    >
      {open && (
        <Announcer>
          <div className={styles.content}>
            <div className={styles.header}>
              <h2 id={titleId} className={styles.title} tabIndex={-1}>
                {title}
              </h2>
              <button type="button" className={styles.close} aria-label={t('ui.close')} onClick={onClose}>
                <Icon name="close" />
              </button>
            </div>
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </div>
        </Announcer>
      )}
    </dialog>
  )
}

/** A modal dialog along one side of the page. */
export function Drawer({ side = 'end', ...modal }: ModalProps & { side?: 'start' | 'end' | 'bottom' }) {
  return <ModalDialog {...modal} className={classNames(side !== 'bottom' && styles.side, styles[side])} />
}

/** A modal dialog in the middle of the page, or over all of it. */
export function Dialog({ size = 'medium', ...modal }: ModalProps & { size?: 'medium' | 'wide' | 'full' }) {
  return (
    <ModalDialog {...modal} className={size === 'full' ? styles.full : classNames(styles.centered, styles[size])} />
  )
}
