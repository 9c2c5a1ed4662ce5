import { classNames } from './class-names.ts'
import { ModalDialog, type ModalProps } from './ModalDialog.tsx'
import styles from './ModalDialog.module.css'

/** A modal dialog along one side of the page. */
export function Drawer({ side = 'end', ...modal }: ModalProps & { side?: 'start' | 'end' }) {
  return <ModalDialog {...modal} className={classNames(styles.side, styles[side])} />
}
