import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CheckoutPayment } from 'virtual:extensions/slots'
import { MAX_PURCHASE_ORDER_NUMBER } from '../../../schema/field-limits.ts'
import { useExecute } from '../../api/execute-context.ts'
import type { PaymentMethodInput } from '../../api/shop-types.generated.ts'
import { shownError } from '../../api/shown-error.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { TextField } from '../../ui/Field.tsx'
import { inTurn } from '../cart/in-turn.ts'
import { monthText } from '../saved-cards/month-text.ts'
import type { SavedCardFragment } from '../saved-cards/saved-cards.generated.ts'
import { type PaymentMethodFragment, SetCheckoutPaymentMethod, StartWalletPayment } from './checkout.generated.ts'
import type { StepProps } from './CheckoutContent.tsx'
import { ContactLinks } from '../contact/ContactWays.tsx'
import { PaymentMark } from './PaymentMark.tsx'
import { paymentTexts } from './payment-texts.ts'
import { PlanChoice, usePlans } from './PaymentPlans.tsx'
import { StoreCredit } from './StoreCredit.tsx'
import styles from './StepForm.module.css'
import { StepForm, StepTitle } from './StepForm.tsx'
import { lastPaymentMethodQuery, useCheckoutMutation, useLeaving } from './use-checkout.ts'

/** Methods that show at first: fewer would not make the list shorter, with the button for the rest. */
const SHORT_LIST = 3

const NAME = 'payment-method'

/** The payment methods. A wallet opens its page at once, other methods when the order is placed. */
export function PaymentStep({ checkout, onDone }: StepProps) {
  const t = useTranslate()
  const { paymentMethod, paymentPlan, savedCards, storeCredit } = checkout
  const lastCode = useLastMethod()
  const rank = ({ code, kind }: PaymentMethodFragment) => Number(code === lastCode) * 2 + Number(kind === 'SAVED_CARD')
  const plans = usePlans(checkout.cart.totals.totalInclTax.value.amount, checkout.paymentMethods.some(isInParts))
  // A method without a plan for this cart cannot be taken.
  const methods = checkout.paymentMethods
    .filter((offered) => !isInParts(offered) || plans?.some((one) => one.method === offered.code))
    .toSorted((a, b) => rank(b) - rank(a))
  const options = methods.flatMap((method) => optionsOf(method, savedCards))
  const only = options.length === 1 ? options[0] : undefined
  const [key, setKey] = useState<string | null>(checkout.savedCard ?? paymentMethod?.code ?? null)
  const [orderNumber, setOrderNumber] = useState(checkout.purchaseOrderNumber ?? '')
  const [planKey, setPlanKey] = useState<string | null>(paymentPlan)
  const [fault, setFault] = useState<string | null>(null)
  const [faultTries, setFaultTries] = useState(0)
  const [showsAll, setShowsAll] = useState(false)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (showsAll) section.current?.querySelectorAll<HTMLInputElement>(`[name="${NAME}"]`)[SHORT_LIST]?.focus()
  }, [showsAll])
  const chosen = options.find((offered) => offered.key === key) ?? only
  const method = chosen?.method
  const plan = plans?.find((one) => one.method === method?.code && one.key === planKey)
  const isShort = !showsAll && options.length > SHORT_LIST + 1
  const shown = isShort ? options.filter((offered, index) => index < SHORT_LIST || offered === chosen) : options
  const wallet = useWalletPayment()

  const save = useCheckoutMutation(
    SetCheckoutPaymentMethod,
    (input: PaymentMethodInput) => ({ input }),
    (result) => result.setCheckoutPaymentMethod,
  )
  const refuse = (missing: string) => {
    setFault(missing)
    setFaultTries(faultTries + 1)
  }
  const submit = async () => {
    if (!method) return refuse(t('checkout.payment.missing'))
    if (isInParts(method) && !plan) return refuse(t('checkout.plans.missing'))
    if (method.kind === 'PURCHASE_ORDER' && !orderNumber.trim()) return refuse(t('checkout.payment.orderNumberMissing'))
    setFault(null)
    if (method.kind === 'WALLET') return wallet.start(method.code)
    const purchaseOrderNumber = method.kind === 'PURCHASE_ORDER' ? orderNumber.trim() : undefined
    const savedCard = chosen?.card?.id
    const input = { code: method.code, purchaseOrderNumber, savedCard, ...(plan && { plan: plan.key }) }
    const response = await save.mutateAsync(input).catch(() => null)
    if (response?.success) onDone(response)
  }
  const choose = (wanted: string) => {
    setKey(wanted)
    setFault(null)
    wallet.reset()
    save.reset()
  }
  return (
    <section ref={section}>
      <StepForm
        onSubmit={() => void submit()}
        submit={method?.kind === 'WALLET' ? t('checkout.toWallet', { name: method.title }) : t('checkout.toReview')}
        busy={save.isPending || wallet.isPending}
        errorMessage={wallet.errorMessage ?? save.errorMessage}
        faultTries={faultTries}
      >
        <StepTitle>{t('checkout.payment.title')}</StepTitle>
        {methods.length === 0 && (
          <Alert kind="warning">
            <p>{t('checkout.payment.none')}</p>
            <ContactLinks />
          </Alert>
        )}
        {storeCredit && <StoreCredit credit={storeCredit} />}
        {only && <p className={styles.hint}>{t('checkout.payment.only')}</p>}
        <RadioCards
          legend={t('checkout.payment.title')}
          legendHidden
          name={NAME}
          value={chosen?.key ?? null}
          onChange={choose}
          error={fault && !method ? fault : undefined}
          cards={shown.map(({ key: value, method: offered, card }) => ({
            value,
            label: card?.label ?? offered.title,
            aside: <PaymentMark method={offered} />,
            // Only the chosen method explains what happens next, to keep the list short.
            hint: value === chosen?.key ? t(paymentTexts(offered).hint) : card && <CardExpiry card={card} />,
            chosen: isInParts(offered) ? (
              <PlanChoice
                plans={plans?.filter((one) => one.method === offered.code) ?? []}
                value={planKey}
                onChange={(key) => {
                  setPlanKey(key)
                  setFault(null)
                }}
                error={fault ?? undefined}
              />
            ) : (
              <>
                {CheckoutPayment && <CheckoutPayment method={offered} />}
                {offered.kind === 'PURCHASE_ORDER' && (
                  <TextField
                    label={t('checkout.payment.orderNumber')}
                    required
                    maxLength={MAX_PURCHASE_ORDER_NUMBER}
                    value={orderNumber}
                    onChange={(event) => setOrderNumber(event.currentTarget.value)}
                    error={fault ?? undefined}
                    autoComplete="off"
                  />
                )}
              </>
            ),
          }))}
        />
        {isShort && (
          <Button variant="quiet" aria-expanded={false} onClick={() => setShowsAll(true)}>
            {t('checkout.payment.more', { count: options.length - shown.length })}
            <Icon name="chevron-down" />
          </Button>
        )}
      </StepForm>
    </section>
  )
}

type Option = { key: string; method: PaymentMethodFragment; card?: SavedCardFragment }

/** Returns the choices of a method: one, or one for each of the customer's cards. */
function optionsOf(method: PaymentMethodFragment, cards: readonly SavedCardFragment[]): Option[] {
  if (method.kind !== 'SAVED_CARD') return [{ key: method.code, method }]
  return cards.filter((card) => card.method === method.code).map((card) => ({ key: card.id, method, card }))
}

function CardExpiry({ card: { expires } }: { card: SavedCardFragment }) {
  const t = useTranslate()
  return expires && t('checkout.savedCard.expires', { month: monthText(expires) })
}

function isInParts({ kind }: { kind: string }): boolean {
  return kind === 'INSTALLMENTS'
}

/** Returns the method of the last order, if it was loaded before the step opened: the list must not move under a finger. */
function useLastMethod() {
  const queryClient = useQueryClient()
  const [code] = useState(() => queryClient.getQueryData(lastPaymentMethodQuery.queryKey)?.lastPaymentMethod)
  return code
}

/** Starts a wallet payment and goes to its page; the result is on the order when the shopper returns. */
function useWalletPayment() {
  const execute = useExecute()
  const t = useTranslate()
  const { isLeaving, leaveFor } = useLeaving()
  const start = useMutation({
    scope: { id: 'cart' },
    networkMode: 'always',
    mutationFn: async (code: string) => {
      const { startWalletPayment } = await inTurn(() => execute(StartWalletPayment, { code }))
      if (startWalletPayment.success && startWalletPayment.redirectUrl) leaveFor(startWalletPayment.redirectUrl)
      return startWalletPayment
    },
  })
  const { data, error } = start
  const refusal = data && !(data.success && data.redirectUrl) ? (data.errorMessage ?? t('checkout.refused')) : null
  return {
    start: (code: string) => start.mutate(code),
    reset: start.reset,
    isPending: start.isPending || isLeaving,
    errorMessage: error ? shownError(error, t('ui.fault')) : refusal,
  }
}
