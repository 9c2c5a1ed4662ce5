import { useState } from 'react'
import { useLocation } from 'wouter'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/Link.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useAddress } from '../../use-address.ts'
import type { CustomerAnswerFragment } from './customer.generated.ts'
import styles from './CustomerScreen.module.css'
import { LogoutButton } from './use-identity.tsx'
import type { MeFragment } from './me.generated.ts'
import { safePath } from './safe-path.ts'

const BENEFITS = ['account.benefit.orders', 'account.benefit.addresses', 'account.benefit.data'] as const

/** What is to be said after signing in, before the shopper goes on. */
export function SignedInNotes({ answer, next }: { answer: CustomerAnswerFragment; next: string }) {
  const t = useTranslate()
  const { id, firstname } = answer.me
  return (
    <div className={styles.notes}>
      <h2 ref={takeFocus} tabIndex={-1}>
        {id === null ? t('account.register.almost') : t('account.hello', { name: firstname ?? '' })}
      </h2>
      <Alert kind={id === null ? 'success' : 'warning'}>
        {answer.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Alert>
      <ButtonLink href={id === null ? '/login' : next} replace>
        {id === null ? t('account.login.submit') : t('account.continue')}
      </ButtonLink>
    </div>
  )
}

/** What an account is good for. */
export function Benefits() {
  const t = useTranslate()
  return (
    <ul className={styles.benefits}>
      {BENEFITS.map((benefit) => (
        <li key={benefit}>
          <Icon name="check" className={styles.mark} />
          <span>{t(benefit)}</span>
        </li>
      ))}
    </ul>
  )
}

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

/** Goes where the shopper was; first shows what there is to say, such as lines of the cart that could not come along. */
export function useAfterSignIn() {
  const [, navigate] = useLocation()
  const next = useNextPath()
  const [answer, setAnswer] = useState<CustomerAnswerFragment | null>(null)
  return {
    next,
    /** Set while there is something to say. */
    answer,
    take(given: CustomerAnswerFragment) {
      if (given.notes.length > 0) setAnswer(given)
      else navigate(next, { replace: true })
    },
  }
}

/** Where the shopper goes after signing in. */
function useNextPath(): string {
  return safePath(new URLSearchParams(useAddress().search).get('next'))
}
