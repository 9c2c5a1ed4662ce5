import { classNames } from './class-names.ts'
import { ModalDialog, type ModalProps } from './ModalDialog.tsx'
import styles from './ModalDialog.module.css'

/** A modal dialog in the middle of the page. */
export function Dialog({ wide = false, ...modal }: ModalProps & { wide?: boolean }) {
  return <ModalDialog {...modal} className={classNames(styles.centered, wide && styles.wide)} />
}
