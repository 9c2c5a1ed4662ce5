import { useTranslate } from '../../i18n/messages-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './AccountLink.module.css'

/** `name` is the customer's first name, which only the browser knows. */
export function AccountAnchor({ isGuest, name }: { isGuest: boolean; name?: string | null }) {
  const t = useTranslate()
  return (
    <Link
      href={isGuest ? '/login' : '/user/'}
      variant="plain"
      className={styles.link}
      aria-label={[name, t('shell.account')].filter(Boolean).join(', ')}
    >
      <Icon name="user" />
      <span className={styles.label}>{name ?? t('shell.account')}</span>
    </Link>
  )
}
