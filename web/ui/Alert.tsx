import type { ReactNode } from 'react'
import { shownError } from '../api/shown-error.tsx'
import { useTranslate } from '../i18n/messages-context.ts'
import type { MessageId } from '../i18n/messages.ts'
import styles from './Alert.module.css'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'

type AlertKind = 'info' | 'success' | 'warning' | 'error'

const ICON_OF = { info: 'info', success: 'check-circle', warning: 'alert', error: 'error' } as const

/** A message in the page. Warnings and errors are announced assertively, others politely. */
export function Alert({ kind, className, children }: { kind: AlertKind; className?: string; children: ReactNode }) {
  const isUrgent = kind === 'warning' || kind === 'error'
  return (
    <div role={isUrgent ? 'alert' : 'status'} className={classNames(styles.alert, styles[kind], className)}>
      <Icon name={ICON_OF[kind]} className={styles.icon} />
      <div className={styles.text}>{children}</div>
    </div>
  )
}

type UnreadableProps = {
  /** Says what cannot be shown. */
  message: MessageId
  error: Error
  onRetry: () => void
  isRetrying: boolean
}

/** Replaces content that could not be fetched, with a button to retry. */
export function Unreadable({ message, error, onRetry, isRetrying }: UnreadableProps) {
  const t = useTranslate()
  return (
    <Alert kind="error">
      <p>{t(message)}</p>
      <p>{shownError(error, t('ui.fault'))}</p>
      <Button variant="secondary" busy={isRetrying} onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </Alert>
  )
}
