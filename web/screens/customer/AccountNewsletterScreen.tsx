import { type ReactNode, useState } from 'react'
import { shownError } from '../../api/shown-error.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult } from '../../screen.ts'
import { hasFeature, useFeature } from '../../site/feature.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import NotFoundScreen, { load as loadNotFound } from '../content/NotFoundScreen.tsx'
import { AccountPart } from './AccountPart.tsx'
import {
  type AccountPersonFragment,
  SetNewsletterSubscription,
  type SetNewsletterSubscriptionMutation,
} from './account.generated.ts'
import styles from './AccountNewsletterScreen.module.css'
import { useAccountChange } from './use-account.ts'

const resultOf = ({ setNewsletterSubscription }: SetNewsletterSubscriptionMutation) => setNewsletterSubscription

export async function load(context: LoadContext): Promise<LoadResult> {
  return (await hasFeature(context.queryClient, 'newsletter')) ? {} : loadNotFound(context)
}

/** `/user/newsletter`: one button subscribes and unsubscribes. */
export default function AccountNewsletterScreen() {
  const t = useTranslate()
  if (!useFeature('newsletter')) return <NotFoundScreen />
  return <AccountPart title={t('account.newsletter.title')} content={Subscription} />
}

function Subscription({ person }: { person: AccountPersonFragment }) {
  const t = useTranslate()
  const setSubscription = useAccountChange(SetNewsletterSubscription, resultOf)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReactNode>(null)
  const [requested, setRequested] = useState<boolean | null>(null)
  const { isSubscribed, email } = person

  const change = async () => {
    setBusy(true)
    setFailure(null)
    setRequested(null)
    try {
      const { success, errorMessage } = await setSubscription({ isSubscribed: !isSubscribed })
      if (success) setRequested(!isSubscribed)
      else setFailure(<Refusal reason={errorMessage ?? t('ui.refused')} />)
    } catch (error) {
      setFailure(shownError(error, t('ui.refused')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.part}>
      {failure && <Alert kind="error">{failure}</Alert>}
      {requested !== null && (
        <Alert kind="success">{t(outcome(requested, isSubscribed), { email: email ?? '' })}</Alert>
      )}
      <p>{t('account.newsletter.lead')}</p>
      <p>
        <strong>{t(isSubscribed ? 'account.newsletter.on' : 'account.newsletter.off')}</strong>
      </p>
      <Button variant={isSubscribed ? 'secondary' : 'primary'} busy={isBusy} onClick={() => void change()}>
        {t(isSubscribed ? 'account.newsletter.stop' : 'account.newsletter.submit')}
      </Button>
    </div>
  )
}

/** Explains a refusal: the store saves no account without its required fields. */
function Refusal({ reason }: { reason: string }) {
  const t = useTranslate()
  return (
    <>
      <p>{reason}</p>
      <Link href="/user/information">{t('account.menu.information')}</Link>
    </>
  )
}

/** A store with double opt-in mails a link first: a subscription is not active until it was opened. */
function outcome(requested: boolean, isSubscribed: boolean) {
  if (!requested) return 'account.newsletter.nowOff'
  return isSubscribed ? 'account.newsletter.done' : 'account.newsletter.toConfirm'
}
