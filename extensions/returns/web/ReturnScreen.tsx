import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  customers,
  type LoadContext,
  operationQuery,
  type ScreenProps,
  site,
  ui,
  useExecute,
  useFormat,
  useTranslate,
} from 'musette/web'
import { MAX_LENGTHS } from '../rules.ts'
import { ReturnedItems } from './ReturnedItems.tsx'
import { ReturnStatus } from './ReturnStatus.tsx'
import { AddReturnMessage, CustomerReturn, CustomerReturns, type ReturnDetailFragment } from './returns.generated.ts'
import styles from './Returns.module.css'

export const load = (context: LoadContext) => customers.loadFeature(context, 'returns')

/** `/user/returns/{returnId}`: one return, with what customer and shop wrote about it. */
export default function ReturnScreen({ params: { returnId = '' } }: ScreenProps) {
  const t = useTranslate()
  return (
    <customers.FeatureGate feature="returns" title={t('returns.title')}>
      <p className={styles.back}>
        <ui.Link href="/user/returns">
          <ui.Icon name="chevron-left" /> {t('returns.title')}
        </ui.Link>
      </p>
      <customers.AccountData operation={CustomerReturn} variables={{ id: returnId }} title={t('returns.number')}>
        {({ me }) => (me.return ? <Return found={me.return} /> : <Missing />)}
      </customers.AccountData>
    </customers.FeatureGate>
  )
}

function Missing() {
  const t = useTranslate()
  return (
    <>
      <ui.PageHead title={t('returns.number')} robots="noindex" />
      <h1>{t('returns.number')}</h1>
      <ui.Alert kind="info">{t('returns.missing')}</ui.Alert>
    </>
  )
}

function Return({ found }: { found: ReturnDetailFragment }) {
  const t = useTranslate()
  const { date } = useFormat()
  const { number, createdAt, order, items, messages } = found
  const title = t('returns.heading', { number })
  return (
    <div className={styles.screen}>
      <ui.PageHead title={title} robots="noindex" />
      <h1>{title}</h1>
      <div>
        <p className={styles.head}>
          <ReturnStatus of={found} />
          <time dateTime={createdAt}>{date(createdAt)}</time>
          {order && (
            <ui.Link href={site.orderPath(order.order_id)}>
              {t('returns.order')} {order.number}
            </ui.Link>
          )}
        </p>
        <ReturnedItems items={items} />
      </div>
      <section aria-labelledby="return-messages">
        <h2 id="return-messages">{t('returns.messages')}</h2>
        {messages.length === 0 && <p>{t('returns.messages.none')}</p>}
        <ol className={styles.list}>
          {messages.map(({ author, text, createdAt: writtenAt }, index) => (
            <li key={index} className={styles.message}>
              <p className={styles.head}>
                <strong>{author}</strong>
                <time dateTime={writtenAt}>{date(writtenAt)}</time>
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <MessageForm id={found.id} />
    </div>
  )
}

function MessageForm({ id }: { id: string }) {
  const t = useTranslate()
  const execute = useExecute()
  const queryClient = useQueryClient()
  // Number of sent messages, as the key that empties the field.
  const [sent, setSent] = useState(0)
  const [isSaid, setSaid] = useState(false)
  const { props, faults, failure, isBusy } = ui.useForm({
    check: ({ text }) => ({ text: text ? null : t('returns.message.missing') }),
    send: async ({ text = '' }) => (await execute(AddReturnMessage, { input: { id, text } })).addReturnMessage,
    onAccepted({ return: changed }) {
      if (changed) {
        queryClient.setQueryData(operationQuery(CustomerReturn, { id }).queryKey, { me: { return: changed } })
        queryClient.removeQueries({ queryKey: [CustomerReturns.name] })
      }
      setSent((count) => count + 1)
      setSaid(true)
    },
    refusal: t('ui.refused'),
  })
  return (
    <form {...props} className={styles.form} onChange={() => setSaid(false)}>
      {failure && <ui.Alert kind="error">{failure}</ui.Alert>}
      {isSaid && <ui.Alert kind="success">{t('returns.message.sent')}</ui.Alert>}
      <ui.TextArea
        key={sent}
        label={t('returns.message')}
        name="text"
        rows={4}
        maxLength={MAX_LENGTHS.comment}
        error={faults.text}
        required
      />
      <div className={styles.actions}>
        <ui.Button type="submit" busy={isBusy}>
          {t('returns.message.submit')}
        </ui.Button>
      </div>
    </form>
  )
}
