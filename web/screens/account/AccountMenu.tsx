import { useLocation } from 'wouter'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Link } from '../../ui/Link.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useAddress } from '../../use-address.ts'
import { LogoutButton } from '../customer/LogoutButton.tsx'
import styles from './AccountMenu.module.css'
import { useAccountEntries } from './use-account-entries.ts'

const normal = (path: string) => path.replace(/\/$/, '')

/** The sections of the account: links where there is room, a select on a phone. */
export function AccountMenu() {
  const t = useTranslate()
  const { path } = useAddress()
  const [, navigate] = useLocation()
  const entries = useAccountEntries()
  const current = entries.findLast((entry) => `${normal(path)}/`.startsWith(`${normal(entry.path)}/`))
  return (
    <nav className={styles.menu} aria-label={t('account.menu')}>
      <SelectField
        label={t('account.menu.choose')}
        labelHidden
        className={styles.select}
        value={current?.path}
        onChange={(event) => navigate(event.currentTarget.value)}
      >
        {entries.map((entry) => (
          <option key={entry.path} value={entry.path}>
            {t(entry.label)}
          </option>
        ))}
      </SelectField>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link
              href={entry.path}
              variant="plain"
              className={styles.link}
              aria-current={entry === current ? 'page' : undefined}
            >
              {t(entry.label)}
            </Link>
          </li>
        ))}
      </ul>
      <LogoutButton variant="quiet" size="small" className={styles.logout} />
    </nav>
  )
}
