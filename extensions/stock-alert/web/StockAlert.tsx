import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { contact, customers, rules, site, takeFocus, ui, useAddress, useExecute, useTranslate } from 'musette/web'
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
  const isActive = site.useFeature('stockAlerts')
  const isSignedIn = customers.useSignedIn()
  const { data: me } = customers.useVisitor()
  if (!isActive || (isSignedIn && !me)) return null
  return !me?.id ? <GuestAlert sku={sku} /> : <CustomerAlert key={me.id} sku={sku} customerId={me.id} />
}

/** A guest's alert needs an e-mail address. Not a form, since it is inside the product's form. */
function GuestAlert({ sku }: { sku: string }) {
  const t = useTranslate()
  const isForGuests = site.useFeature('guestStockAlerts')
  const { path, search } = useAddress()
  const [isOpen, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (!isForGuests) {
    return <ui.Link href={rules.loginPath(search ? `${path}?${search}` : path)}>{t('alert.signIn')}</ui.Link>
  }
  if (sentTo) {
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <ui.Alert kind="success">{t('alert.done', { email: sentTo })}</ui.Alert>
      </div>
    )
  }
  if (isOpen) return <EmailField sku={sku} onSent={setSentTo} />
  return <ui.Button onClick={() => setOpen(true)}>{t('alert.subscribe')}</ui.Button>
}

function EmailField({ sku, onSent }: { sku: string; onSent: (email: string) => void }) {
  const t = useTranslate()
  const execute = useExecute()
  const prove = contact.useCaptcha('STOCK_ALERT')
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [failure, setFailure] = useState<ReactNode>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => input.current?.focus(), [])

  const send = async () => {
    if (isBusy) return
    const email = rules.typedCode(input.current?.value ?? '')
    const wrong = email === '' ? t('ui.email.missing') : rules.isEmail(email) ? null : t('ui.email.wrong')
    setFault(wrong)
    setFailure(null)
    if (wrong) return input.current?.focus()
    setBusy(true)
    try {
      const captcha = await prove()
      const { subscribeToStockAlert: response } = await execute(SubscribeToStockAlert, { sku, email, captcha })
      if (response.success) return onSent(email)
      const [named] = response.errors
      if (named) setFault(named.message)
      else setFailure(response.errorMessage ?? t('ui.refused'))
    } catch (error) {
      setFailure(site.shownError(error, t('ui.refused')))
    } finally {
      setBusy(false)
    }
  }
  const { field, question, onSubmit } = customers.useEmailQuestion((_event: SyntheticEvent) => send(), input)
  return (
    <div className={styles.alert}>
      {failure && <ui.Alert kind="error">{failure}</ui.Alert>}
      <ui.TextField
        {...field}
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
          onSubmit(event)
        }}
      />
      {question}
      <ui.Button busy={isBusy} onClick={onSubmit}>
        {t('alert.send')}
      </ui.Button>
    </div>
  )
}

/** A customer's alert: one button subscribes and unsubscribes. */
function CustomerAlert({ sku, customerId }: { sku: string; customerId: string }) {
  const t = useTranslate()
  const announce = ui.useAnnounce()
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
  const failure = site.mutationError(change, t('ui.refused'))
  if (!data) return null
  return (
    <div className={styles.alert}>
      {failure && <ui.Alert kind="error">{failure}</ui.Alert>}
      {isSubscribed && <p className={styles.state}>{t('alert.subscribed')}</p>}
      <ui.Button
        variant={isSubscribed ? 'secondary' : 'primary'}
        busy={change.isPending}
        onClick={() => change.mutate()}
      >
        {t(isSubscribed ? 'alert.unsubscribe' : 'alert.subscribe')}
      </ui.Button>
    </div>
  )
}
