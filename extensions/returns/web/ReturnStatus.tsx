import { ui } from 'musette/web'
import type { ReturnCardFragment } from './returns.generated.ts'
import styles from './Returns.module.css'

/** The state of a return: whether it was accepted or refused, or waits for the customer, also by its colour. */
export function ReturnStatus({
  of: { status, statusLabel },
}: {
  of: Pick<ReturnCardFragment, 'status' | 'statusLabel'>
}) {
  return <span className={ui.classNames(styles.status, styles[status])}>{statusLabel}</span>
}
