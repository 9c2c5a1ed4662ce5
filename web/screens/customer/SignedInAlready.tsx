import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import type { MeFragment } from './me.generated.ts'
import styles from './CustomerScreen.module.css'
import { LogoutButton } from './LogoutButton.tsx'

/** For those who come to sign in, and are signed in. */
export function SignedInAlready({ me, next }: { me: MeFragment; next: string }) {
  const t = useTranslate()
  return (
    <div className={styles.notes}>
      <Alert kind="info">{t('account.login.already', { name: me.firstname ?? '', email: me.email ?? '' })}</Alert>
      <p className={styles.actions}>
        <ButtonLink href={next}>{t('account.continue')}</ButtonLink>
        <LogoutButton variant="secondary" />
      </p>
    </div>
  )
}
