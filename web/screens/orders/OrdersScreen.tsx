import { type ComponentProps, type ReactNode, useState } from 'react'
import { MAX_CUSTOMER_NAME, MAX_ORDER_NUMBER } from '../../../schema/field-limits.ts'
import { useExecute } from '../../api/execute-context.ts'
import type { FindGuestOrderInput, GuestOrderProof } from '../../api/shop-types.generated.ts'
import { shownError } from '../../api/shown-error.tsx'
import { operationQuery, useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult } from '../../screen.ts'
import { Alert, Unreadable } from '../../ui/Alert.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Button } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { TextField } from '../../ui/Field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { useAddress } from '../../use-address.ts'
import { ContactLinks } from '../contact/ContactWays.tsx'
import { useEmailFault } from '../customer/email.ts'
import { useEmailQuestion } from '../customer/use-email-question.tsx'
import { useMailedLink } from '../customer/use-mailed-link.ts'
import stylesOrders from './AccountOrders.module.css'
import { CancelForm } from './CancelForm.tsx'
import {
  ConfirmGuestCancellation,
  FindGuestOrder,
  OrderLookup,
  type GuestOrderFragment,
  RequestGuestCancellation,
  RequiredGuestOrderProof,
} from './guest-order.generated.ts'
import { ORDERS_PATH } from '../../site/paths.ts'
import { OrderHead, OrderView } from './OrderView.tsx'
import { PrintButton } from './PrintButton.tsx'
import { PrintHead } from './PrintHead.tsx'
import styles from './OrdersScreen.module.css'

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await queryClient.prefetchQuery(operationQuery(RequiredGuestOrderProof, {}))
  return {}
}

/** `/orders/`: a guest looks up an order. */
export default function OrdersScreen() {
  const t = useTranslate()
  const [found, setFound] = useState<FoundGuestOrder | null>(null)
  const query = new URLSearchParams(useAddress().search)
  const link = useMailedLink('confirmation_key')
  return (
    <Container className={styles.screen}>
      <PageHead title={t('orders.title')} robots="noindex" />
      <Breadcrumb items={[{ name: t('orders.title') }]} />
      {found ? (
        <FoundOrder
          {...found}
          confirmationKey={link?.secret ?? ''}
          onChanged={(order) => setFound({ ...found, order })}
          onLeave={() => setFound(null)}
        />
      ) : (
        <>
          <h1>{t('orders.title')}</h1>
          {link?.secret && <Alert kind="info">{t('orders.cancel.findFirst')}</Alert>}
          <LookUp number={query.get('order_id') ?? ''} isMailed={Boolean(link?.secret)} onFound={setFound} />
        </>
      )}
    </Container>
  )
}

type LookUpProps = {
  /** From the link in a mail, if it contains it. */
  number: string
  isMailed: boolean
  onFound: (found: FoundGuestOrder) => void
}

/** Completes the lookup with what was entered in this browser to request the cancellation. */
function LookUp({ number, isMailed, onFound }: LookUpProps) {
  const { data, error, refetch, isFetching } = useOperation(RequiredGuestOrderProof, {})
  const given = useOperation(OrderLookup, number ? { number } : {}, { enabled: isMailed })
  const known = { number, ...given.data?.orderLookup }
  if (data?.guestOrderProof && !(isMailed && given.isPending))
    return <GuestOrderForm proof={data.guestOrderProof} known={known} onFound={onFound} />
  if (data && !data.guestOrderProof) return <NoLookUp />
  if (!error) return <Skeleton shape="control" lines={3} />
  return (
    <>
      <Unreadable message="orders.unreadable" error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      <ContactLinks />
    </>
  )
}

/** The store's Magento version cannot look up guests' orders: shows whom to ask. */
function NoLookUp() {
  const t = useTranslate()
  return (
    <div className={styles.note}>
      <p>{t('orders.noLookUp')}</p>
      <p>
        {t('orders.haveAccount')} <Link href={ORDERS_PATH}>{t('orders.toAccount')}</Link>
      </p>
      <ContactLinks />
    </div>
  )
}

type FoundOrderProps = ComponentProps<typeof CancelGuestOrder> & { onLeave: () => void }

/** A guest's order. It is personal: it is neither in the address nor in a cache. */
function FoundOrder({ order, onLeave, ...cancelling }: FoundOrderProps) {
  const t = useTranslate()
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.found}>
      <PrintHead />
      <OrderHead order={order} />
      <PrintButton />
      <CancelGuestOrder order={order} {...cancelling} />
      <OrderView order={order}>
        <GuestFiles order={order} />
      </OrderView>
      <p>
        <Button variant="secondary" onClick={onLeave}>
          {t('orders.another')}
        </Button>
      </p>
    </div>
  )
}

/** The order's invoices and credit memos as files: only accounts have pages for them. */
function GuestFiles({ order: { invoices, refunds } }: { order: GuestOrderFragment }) {
  const t = useTranslate()
  const files = [
    ...invoices.flatMap((invoice) =>
      invoice.__typename === 'DownloadableInvoice'
        ? { name: t('purchases.invoice', { number: invoice.number }), url: invoice.download.url }
        : [],
    ),
    ...refunds.map(({ number, download }) => ({ name: t('purchases.refund', { number }), url: download.url })),
  ]
  if (files.length === 0) return null
  return (
    <section className={stylesOrders.card}>
      <h2>{t('purchases.files')}</h2>
      <ul className={stylesOrders.list}>
        {files.map(({ name, url }) => (
          <li key={name} className={stylesOrders.item}>
            <strong>{name}</strong>
            <Link href={url} aria-label={`${t('purchases.invoice.download')} – ${name}`}>
              {t('purchases.invoice.download')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An order with the data that found it, which also authorises changes. */
type FoundGuestOrder = { order: GuestOrderFragment; proof: FindGuestOrderInput }

type GuestOrderFormProps = {
  proof: GuestOrderProof
  /** Prefilled. */
  known: { number: string; email?: string; proof?: string | null }
  onFound: (found: FoundGuestOrder) => void
}

/** Number, e-mail and the fields that the store's version needs. One message covers every mismatch. */
function GuestOrderForm({ proof, known, onFound }: GuestOrderFormProps) {
  const t = useTranslate()
  const emailFault = useEmailFault()
  const execute = useExecute()
  const { props, faults, failure, isBusy } = useForm({
    check: (values) => ({
      number: values.number ? null : t('orders.number.missing'),
      email: emailFault(values.email),
      proof: values.proof ? null : t(`orders.proof.${proof}.missing`),
    }),
    send: async ({ number = '', email = '', proof: given = '' }) =>
      (await execute(FindGuestOrder, { input: inputOf(number, email, given) })).findGuestOrder,
    onAccepted: ({ order }, { number = '', email = '', proof: given = '' }) =>
      order && onFound({ order, proof: inputOf(number, email, given) }),
    refusal: t('orders.notFound'),
  })
  const { field, question, onSubmit } = useEmailQuestion(props.onSubmit)
  return (
    <form {...props} onSubmit={onSubmit} className={styles.form}>
      <p className={styles.lead}>{t('orders.lead')}</p>
      {failure && <Alert kind="error">{failure}</Alert>}
      <TextField
        label={t('orders.number')}
        hint={t('orders.number.hint')}
        name="number"
        defaultValue={known.number.slice(0, MAX_ORDER_NUMBER)}
        autoComplete="off"
        maxLength={MAX_ORDER_NUMBER}
        error={faults.number}
        required
      />
      <TextField
        {...field}
        label={t('orders.email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={known.email}
        error={faults.email}
        required
      />
      {question}
      <TextField
        label={t(`orders.proof.${proof}`)}
        name="proof"
        autoComplete={proof === 'POSTAL_CODE' ? 'billing postal-code' : 'family-name'}
        maxLength={MAX_CUSTOMER_NAME}
        defaultValue={known.proof ?? ''}
        error={faults.proof}
        required
      />
      <Button type="submit" size="large" busy={isBusy}>
        {t('orders.find')}
      </Button>
      <p className={styles.aside}>
        {t('orders.haveAccount')} <Link href={ORDERS_PATH}>{t('orders.toAccount')}</Link>
      </p>
    </form>
  )
}

function inputOf(number: string, email: string, proof: string): FindGuestOrderInput {
  return { number: number.replace(/^n°\s*/i, ''), email, proof }
}

type CancelGuestOrderProps = {
  order: GuestOrderFragment
  /** The data that found the order, which also authorises changes. */
  proof: FindGuestOrderInput
  /** Key from the link in the confirmation mail. */
  confirmationKey: string
  onChanged: (order: GuestOrderFragment) => void
}

/** A guest requests a cancellation and confirms it by the link in a mail. */
function CancelGuestOrder({ order, proof, confirmationKey, onChanged }: CancelGuestOrderProps) {
  const t = useTranslate()
  const { number, cancellationReasons: reasons } = order
  const [isOpen, setOpen] = useState(false)
  const [outcome, setOutcome] = useState<'mailed' | 'done' | null>(null)
  const execute = useExecute()
  if (outcome) {
    // The button that had the focus is unmounted.
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <Alert kind="success">{t(`orders.cancel.${outcome}`, { email: proof.email, number })}</Alert>
      </div>
    )
  }
  if (reasons.length === 0) return null
  const confirmed = (now: GuestOrderFragment) => {
    onChanged(now)
    setOutcome('done')
  }
  return (
    <>
      {confirmationKey && <Confirm {...{ proof, confirmationKey }} onChanged={confirmed} />}
      {!confirmationKey && (
        <p>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('orders.cancel')}
          </Button>
        </p>
      )}
      <CancelForm
        open={isOpen}
        onClose={() => setOpen(false)}
        number={number}
        reasons={reasons}
        hint={t('orders.cancel.byMail')}
        submit={t('orders.cancel.ask')}
        send={async (reason) =>
          (await execute(RequestGuestCancellation, { input: proof, reason })).requestGuestOrderCancellation
        }
        onAccepted={() => {
          setOpen(false)
          setOutcome('mailed')
        }}
      />
    </>
  )
}

type ConfirmProps = Pick<CancelGuestOrderProps, 'proof' | 'onChanged'> & { confirmationKey: string }

function Confirm({ proof, confirmationKey: key, onChanged }: ConfirmProps) {
  const t = useTranslate()
  const execute = useExecute()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReactNode>(null)
  const confirm = async () => {
    setFailure(null)
    setBusy(true)
    try {
      const { confirmGuestOrderCancellation: response } = await execute(ConfirmGuestCancellation, { input: proof, key })
      if (response.success && response.order) return onChanged(response.order)
      setFailure(response.errorMessage ?? t('orders.cancel.refused'))
    } catch (error) {
      setFailure(shownError(error, t('orders.cancel.refused')))
    }
    setBusy(false)
  }
  return (
    <>
      {failure && <Alert kind="error">{failure}</Alert>}
      <p>{t('orders.cancel.text')}</p>
      <p>
        <Button busy={isBusy} onClick={() => void confirm()}>
          {t('orders.cancel.confirm')}
        </Button>
      </p>
    </>
  )
}
