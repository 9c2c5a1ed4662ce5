import type { ReactNode } from 'react'
import styles from './Alert.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'

type AlertKind = 'info' | 'success' | 'warning' | 'error'

const ICON_OF = { info: 'info', success: 'check-circle', warning: 'alert', error: 'error' } as const

/** A message in the page. Warnings and errors are announced at once, the others when it suits. */
export function Alert({ kind, className, children }: { kind: AlertKind; className?: string; children: ReactNode }) {
  const isUrgent = kind === 'warning' || kind === 'error'
  return (
    <div role={isUrgent ? 'alert' : 'status'} className={classNames(styles.alert, styles[kind], className)}>
      <Icon name={ICON_OF[kind]} className={styles.icon} />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
