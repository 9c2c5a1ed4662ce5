import { useState } from 'react'
import { useLocation } from 'wouter'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/Link.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useAddress } from '../../use-address.ts'
import type { CustomerResultFragment } from './customer.generated.ts'
import styles from './CustomerScreen.module.css'
import { LogoutButton } from './use-identity.tsx'
import type { MeFragment } from './me.generated.ts'
import { loginPath, safePath } from '../../../schema/safe-path.ts'

const BENEFITS = ['account.benefit.orders', 'account.benefit.addresses', 'account.benefit.data'] as const

/** Messages after signing in, before the shopper goes on. */
export function SignedInNotes({ response, next }: { response: CustomerResultFragment; next: string }) {
  const t = useTranslate()
  const { id, firstname } = response.me
  return (
    <div className={styles.notes}>
      <h2 ref={takeFocus} tabIndex={-1}>
        {id === null ? t('account.register.almost') : t('account.hello', { name: firstname ?? '' })}
      </h2>
      <Alert kind={id === null ? 'success' : 'warning'}>
        {response.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Alert>
      <ButtonLink href={id === null ? loginPath(next) : (response.pageToComplete ?? next)} replace>
        {id === null ? t('account.login.submit') : t('account.continue')}
      </ButtonLink>
    </div>
  )
}

/** Advantages of an account. */
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

/** Replaces the form for customers who are signed in. */
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

/** Returns to the page before; first shows messages, such as cart lines that could not be merged. */
export function useAfterSignIn() {
  const [, navigate] = useLocation()
  const next = useNextPath()
  const [response, setResponse] = useState<CustomerResultFragment | null>(null)
  return {
    next,
    /** Set while there are messages to show. */
    response,
    take(given: CustomerResultFragment) {
      if (given.notes.length > 0) setResponse(given)
      else navigate(next, { replace: true })
    },
  }
}

function useNextPath(): string {
  return safePath(new URLSearchParams(useAddress().search).get('next'))
}
