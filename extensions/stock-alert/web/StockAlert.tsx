import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { typedCode } from '../../../schema/typed-text.ts'
import { useExecute } from '../../../web/api/execute-context.ts'
import { useSignedIn } from '../../../web/api/presence.ts'
import { mutationError } from '../../../web/api/shown-error.ts'
import { shownError } from '../../../web/api/shown-error.ts'
import { useTranslate } from '../../../web/i18n/messages-context.ts'
import { useAddress } from '../../../web/use-address.ts'
import { useFeature } from '../../../web/site/feature.ts'
import { Alert } from '../../../web/ui/Alert.tsx'
import { Button } from '../../../web/ui/Button.tsx'
import { Link } from '../../../web/ui/Link.tsx'
import { takeFocus } from '../../../web/ui/take-focus.ts'
import { TextField } from '../../../web/ui/Field.tsx'
import { useAnnounce } from '../../../web/ui/Announcer.tsx'
import { useCaptcha } from '../../../web/screens/captcha/use-captcha.ts'
import { isEmail } from '../../../schema/email.ts'
import { loginPath } from '../../../schema/safe-path.ts'
import { useVisitor } from '../../../web/screens/customer/use-me.ts'
import {
  StockAlert as StockAlertQuery,
  type StockAlertQuery as StockAlertResult,
  SubscribeToStockAlert,
  UnsubscribeFromStockAlert,
} from './stock-alert.generated.ts'
import styles from './StockAlert.module.css'

const alertQuery = (sku: string, customerId: string) =>
  queryOptions<StockAlertResult>({
    queryKey: [StockAlertQuery.name, { sku }, customerId],
    meta: { operation: StockAlertQuery },
  })

/** The stock alert below a product that is out of stock, when the store has this feature. */
export default function StockAlert({ sku }: { sku: string }) {
  const isActive = useFeature('stockAlerts')
  const isSignedIn = useSignedIn()
  const { data: me } = useVisitor()
  if (!isActive || (isSignedIn && !me)) return null
  return !me?.id ? <GuestAlert sku={sku} /> : <CustomerAlert key={me.id} sku={sku} customerId={me.id} />
}

/** A guest's alert needs an e-mail address. Not a form, since it is inside the product's form. */
function GuestAlert({ sku }: { sku: string }) {
  const t = useTranslate()
  const isForGuests = useFeature('guestStockAlerts')
  const { path, search } = useAddress()
  const [isOpen, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (!isForGuests) {
    return <Link href={loginPath(search ? `${path}?${search}` : path)}>{t('alert.signIn')}</Link>
  }
  if (sentTo) {
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <Alert kind="success">{t('alert.done', { email: sentTo })}</Alert>
      </div>
    )
  }
  if (isOpen) return <EmailField sku={sku} onSent={setSentTo} />
  return (
    <Button variant="secondary" onClick={() => setOpen(true)}>
      {t('alert.subscribe')}
    </Button>
  )
}

function EmailField({ sku, onSent }: { sku: string; onSent: (email: string) => void }) {
  const t = useTranslate()
  const execute = useExecute()
  const prove = useCaptcha('STOCK_ALERT')
  const field = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => field.current?.focus(), [])

  const send = async () => {
    if (isBusy) return
    const email = textOf(field)
    const wrong = email === '' ? t('ui.email.missing') : isEmail(email) ? null : t('ui.email.wrong')
    setFault(wrong)
    setFailure(null)
    if (wrong) return field.current?.focus()
    setBusy(true)
    try {
      const captcha = await prove()
      const { subscribeToStockAlert: response } = await execute(SubscribeToStockAlert, { sku, email, captcha })
      if (response.success) return onSent(email)
      const [named] = response.errors
      if (named) setFault(named.message)
      else setFailure(response.errorMessage ?? t('ui.refused'))
    } catch (error) {
      setFailure(shownError(error, t('ui.refused')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.alert}>
      {failure && <Alert kind="error">{failure}</Alert>}
      <TextField
        ref={field}
        label={t('alert.email')}
        hint={t('alert.emailHint')}
        type="email"
        autoComplete="email"
        error={fault}
        required
        onInput={() => setFault(null)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void send()
        }}
      />
      <Button variant="secondary" busy={isBusy} onClick={() => void send()}>
        {t('alert.send')}
      </Button>
    </div>
  )
}

function textOf(field: RefObject<HTMLInputElement | null>): string {
  return typedCode(field.current?.value ?? '')
}

/** A customer's alert: one button subscribes and unsubscribes. */
function CustomerAlert({ sku, customerId }: { sku: string; customerId: string }) {
  const t = useTranslate()
  const announce = useAnnounce()
  const execute = useExecute()
  const queryClient = useQueryClient()
  const query = alertQuery(sku, customerId)
  const { data } = useQuery(query)
  const isSubscribed = data?.stockAlert.isSubscribed ?? false
  const change = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const response = isSubscribed
        ? (await execute(UnsubscribeFromStockAlert, { sku })).unsubscribeFromStockAlert
        : (await execute(SubscribeToStockAlert, { sku })).subscribeToStockAlert
      if (response.success) {
        queryClient.setQueryData(query.queryKey, { stockAlert: response.alert })
        announce(t(isSubscribed ? 'alert.stopped' : 'alert.subscribed'))
      }
      return response
    },
  })
  const failure = mutationError(change, t('ui.refused'))
  if (!data) return null
  return (
    <div className={styles.alert}>
      {failure && <Alert kind="error">{failure}</Alert>}
      {isSubscribed && <p className={styles.state}>{t('alert.subscribed')}</p>}
      <Button variant="secondary" busy={change.isPending} onClick={() => change.mutate()}>
        {t(isSubscribed ? 'alert.unsubscribe' : 'alert.subscribe')}
      </Button>
    </div>
  )
}
