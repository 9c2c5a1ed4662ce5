import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { longMoments } from '../../../schema/long-moments.ts'
import { WITHDRAWAL_LIMITS } from '../../../schema/field-limits.ts'
import { TIME_ZONE, WITHDRAWAL_FORM_PATH } from '../../../schema/shop-constants.ts'
import { useExecute } from '../../api/execute-context.ts'
import { shownError } from '../../api/shown-error.tsx'
import { useOperation } from '../../api/use-operation.ts'
import { type Translate, useTranslate } from '../../i18n/messages-context.ts'
import type { LoadResult } from '../../screen.ts'
import { useShop } from '../../site/shop-context.ts'
import { useSite } from '../../site/site.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Button } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { useAddress } from '../../use-address.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { ContactLinks } from '../contact/ContactWays.tsx'
import { useEmailFault } from '../customer/email.ts'
import { useEmailQuestion } from '../customer/use-email-question.tsx'
import { useMe } from '../customer/use-me.ts'
import { OrderLookup } from '../orders/guest-order.generated.ts'
import { WITHDRAWAL_PATH } from '../../site/paths.ts'
import { Withdraw, type WithdrawalReceiptFragment } from './withdrawal.generated.ts'
import styles from './WithdrawalScreen.module.css'

/** Name of the operation of an order's page. A text, since only that page loads the document. */
const ORDER_QUERY = 'OrderDetails'

/** The declaration of withdrawal. */
type Declaration = {
  name: string
  email: string
  orderNumber: string
  /** Empty for the whole order. */
  items: string
}

export async function load(): Promise<LoadResult> {
  return {}
}

type Step =
  | { kind: 'form'; known?: Declaration }
  | { kind: 'review'; declaration: Declaration }
  | { kind: 'receipt'; receipt: WithdrawalReceiptFragment }

const START: Step = { kind: 'form' }

/**
 * `/retractation`: withdrawal from a contract, for guests and customers (French consumer code, L. 221-21 and D. 221-5): a declaration,
 * a button that confirms it, and a durable receipt. `?order=` names the order.
 */
export default function WithdrawalScreen() {
  const t = useTranslate()
  const [step, setStep] = useState<Step>(START)
  return (
    <Container className={styles.screen}>
      <PageHead title={t('withdrawal.title')} canonicalPath={WITHDRAWAL_PATH} />
      <Breadcrumb items={[{ name: t('withdrawal.title') }]} />
      <Title key={step.kind} text={t(`withdrawal.${step.kind}.title`)} takesFocus={step !== START} />
      {step.kind === 'form' ? (
        <Start known={step.known} onReady={(declaration) => setStep({ kind: 'review', declaration })} />
      ) : step.kind === 'review' ? (
        <WithdrawalReview
          declaration={step.declaration}
          onChange={() => setStep({ kind: 'form', known: step.declaration })}
          onReceived={(receipt) => setStep({ kind: 'receipt', receipt })}
        />
      ) : (
        <WithdrawalReceipt receipt={step.receipt} />
      )}
    </Container>
  )
}

/** Moves the focus to the title of a new step. */
function Title({ text, takesFocus }: { text: string; takesFocus: boolean }) {
  return (
    <h1 ref={takesFocus ? takeFocus : null} tabIndex={-1}>
      {text}
    </h1>
  )
}

function Start({ known, onReady }: { known?: Declaration; onReady: (declaration: Declaration) => void }) {
  const t = useTranslate()
  const { returnsAreFree } = useSite()
  const filledIn = useKnownFacts()
  const start = known ?? filledIn
  return (
    <>
      <p className={styles.lead}>
        {t('withdrawal.lead')} {returnsAreFree && t('withdrawal.free')}
      </p>
      <p className={styles.lead}>
        {t('withdrawal.rules')} <TermsLink />
      </p>
      <p className={styles.lead}>
        {t('withdrawal.onPaper')} <Link href={WITHDRAWAL_FORM_PATH}>{t('withdrawal.onPaperLink')}</Link>
      </p>
      {start ? (
        <>
          <WithdrawalForm known={start} onReady={onReady} />
          <ContactLinks />
        </>
      ) : (
        <>
          <noscript>
            <p>{t('withdrawal.needsScript')}</p>
            <ContactLinks />
          </noscript>
          <div className={styles.loading}>
            <Skeleton shape="control" lines={4} />
          </div>
        </>
      )}
    </>
  )
}

/** The rules of withdrawal are part of the terms of sale. */
function TermsLink() {
  const t = useTranslate()
  const { legalPages } = useSite()
  return <Link href={`/${legalPages?.terms ?? 'cgv'}`}>{t('withdrawal.rulesLink')}</Link>
}

/** Prefilled values: the customer's, else what this browser gave about the order. Null until they are known. */
function useKnownFacts(): Declaration | null {
  const { search } = useAddress()
  const { data: me, isError } = useMe()
  const orderNumber = (new URLSearchParams(search).get('order') ?? '').slice(0, WITHDRAWAL_LIMITS.orderNumber)
  const { data, isLoading } = useOperation(OrderLookup, { number: orderNumber }, { enabled: orderNumber !== '' })
  if ((!me && !isError) || isLoading) return null
  const given = data?.orderLookup
  const name = [me?.firstname, me?.lastname].filter(Boolean).join(' ') || (given?.name ?? '')
  return { name, email: me?.email ?? given?.email ?? '', orderNumber, items: '' }
}

/** The receipt, to print or download; also mailed when the store does that. */
function WithdrawalReceipt({ receipt }: { receipt: WithdrawalReceiptFragment }) {
  const t = useTranslate()
  const { name, locale } = useShop()
  const { number, receivedAt, email, isMailed } = receipt
  const moment = longMoments(locale.code, { timeStyle: 'medium', timeZone: TIME_ZONE })
  const when = moment.format(new Date(receivedAt))
  const text = receiptText(receipt, name, when, t)
  return (
    <div className={styles.step}>
      <Alert kind="success">{t(isMailed ? 'withdrawal.receipt.mailed' : 'withdrawal.receipt.kept', { email })}</Alert>
      <section className={styles.card}>
        <p className={styles.number}>{t('withdrawal.receipt.number', { number })}</p>
        <p>
          {t('withdrawal.receipt.at', { shop: name })} <time dateTime={receivedAt}>{when}</time>
        </p>
        <DeclarationText declaration={receipt} />
      </section>
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>{t('purchases.print')}</Button>
        <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={`${number}.txt`}>
          {t('withdrawal.receipt.download')}
        </a>
      </div>
      <p className={styles.next}>
        {t('withdrawal.receipt.next')} <TermsLink />
      </p>
    </div>
  )
}

/** The receipt as a text file, with a byte order mark so that every editor detects UTF-8. */
function receiptText(receipt: WithdrawalReceiptFragment, shop: string, when: string, t: Translate): string {
  const { number, name, email, orderNumber, items } = receipt
  const lines = [
    t('withdrawal.receipt.number', { number }),
    `${t('withdrawal.receipt.at', { shop })} ${when}`,
    '',
    t('withdrawal.statement'),
    t('withdrawal.receipt.line', { label: t('withdrawal.name'), value: name }),
    t('withdrawal.receipt.line', { label: t('withdrawal.email'), value: email }),
    t('withdrawal.receipt.line', { label: t('orders.number'), value: orderNumber }),
    t('withdrawal.receipt.line', { label: t('withdrawal.subject'), value: items || t('withdrawal.wholeOrder') }),
  ]
  return `\ufeff${lines.join('\r\n')}\r\n`
}

type WithdrawalReviewProps = {
  declaration: Declaration
  onChange: () => void
  onReceived: (receipt: WithdrawalReceiptFragment) => void
}

/** Shows the declaration and the button that confirms it. The mutation is idempotent: a second click or retry gives the same receipt. */
function WithdrawalReview({ declaration, onChange, onReceived }: WithdrawalReviewProps) {
  const t = useTranslate()
  const execute = useExecute()
  const queryClient = useQueryClient()
  const prove = useCaptcha('WITHDRAWAL')
  const { mutate, data, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { items, ...rest } = declaration
      // Without a proof, the server still takes what concerns an order of this session.
      const captcha = await prove().catch(() => undefined)
      const { withdraw } = await execute(Withdraw, { input: { ...rest, items: items || null, captcha } })
      if (withdraw.receipt) {
        onReceived(withdraw.receipt)
        // Orders that were looked at say it from now on.
        void queryClient.invalidateQueries({ queryKey: [ORDER_QUERY] })
      }
      return withdraw
    },
  })
  const refusal = data && !data.receipt ? (data.errorMessage ?? t('ui.refused')) : null
  const failure = error ? shownError(error, t('ui.fault')) : refusal
  return (
    <div className={styles.step}>
      <p className={styles.lead}>{t('withdrawal.review.lead')}</p>
      <div className={styles.card}>
        <DeclarationText declaration={declaration} />
      </div>
      {failure && (
        <>
          <Alert kind="error">{failure}</Alert>
          <ContactLinks />
        </>
      )}
      <div className={styles.actions}>
        <Button size="large" busy={isPending} onClick={() => mutate()}>
          {t('withdrawal.confirm')}
        </Button>
        <Button variant="secondary" size="large" disabled={isPending} onClick={onChange}>
          {t('withdrawal.change')}
        </Button>
      </div>
    </div>
  )
}

type DeclarationTextProps = { declaration: Pick<WithdrawalReceiptFragment, 'name' | 'email' | 'orderNumber' | 'items'> }

/** The text of the declaration, before it is confirmed and on the receipt. */
function DeclarationText({ declaration: { name, email, orderNumber, items } }: DeclarationTextProps) {
  const t = useTranslate()
  return (
    <>
      <p>{t('withdrawal.statement')}</p>
      <dl className={styles.facts}>
        <dt>{t('withdrawal.name')}</dt>
        <dd>{name}</dd>
        <dt>{t('withdrawal.email')}</dt>
        <dd>{email}</dd>
        <dt>{t('orders.number')}</dt>
        <dd>{orderNumber}</dd>
        <dt>{t('withdrawal.subject')}</dt>
        <dd className={styles.items}>{items || t('withdrawal.wholeOrder')}</dd>
      </dl>
    </>
  )
}

type WithdrawalFormProps = { known: Declaration; onReady: (declaration: Declaration) => void }

/** The form of the declaration. The law requires no reason. */
function WithdrawalForm({ known, onReady }: WithdrawalFormProps) {
  const t = useTranslate()
  const emailFault = useEmailFault()
  const { props, faults } = useForm({
    check: ({ name, email, orderNumber, items }) => ({
      name: name ? null : t('withdrawal.name.missing'),
      email: emailFault(email),
      orderNumber: orderNumber ? null : t('orders.number.missing'),
      items:
        items && items.length > WITHDRAWAL_LIMITS.items
          ? t('withdrawal.items.tooLong', { limit: WITHDRAWAL_LIMITS.items })
          : null,
    }),
    // The declaration is made by the second button only.
    send: async () => ({ success: true }),
    onAccepted: (_result, { name = '', email = '', orderNumber = '', items = '' }) =>
      onReady({ name, email, orderNumber, items }),
    refusal: '',
  })
  const { field, question, onSubmit } = useEmailQuestion(props.onSubmit)
  return (
    <form {...props} onSubmit={onSubmit} className={styles.form}>
      <TextField
        label={t('withdrawal.name')}
        name="name"
        autoComplete="name"
        defaultValue={known.name}
        maxLength={WITHDRAWAL_LIMITS.name}
        error={faults.name}
        required
      />
      <TextField
        {...field}
        label={t('withdrawal.email')}
        hint={t('withdrawal.email.hint')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={known.email}
        error={faults.email}
        required
      />
      {question}
      <TextField
        label={t('orders.number')}
        hint={t('orders.number.hint')}
        name="orderNumber"
        autoComplete="off"
        defaultValue={known.orderNumber}
        maxLength={WITHDRAWAL_LIMITS.orderNumber}
        error={faults.orderNumber}
        required
      />
      <TextArea
        label={t('withdrawal.items')}
        hint={t('withdrawal.items.hint')}
        name="items"
        defaultValue={known.items}
        maxLength={WITHDRAWAL_LIMITS.items}
        error={faults.items}
      />
      <Button type="submit" size="large">
        {t('withdrawal.goOn')}
      </Button>
    </form>
  )
}
