import { useState } from 'react'
import type { ShippingMethodInput } from '../../api/shop-types.generated.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { DeliveryPrice } from '../cart/DeliveryPrice.tsx'
import {
  type PickupPointFragment,
  SetCheckoutShippingMethod,
  type ShippingMethodFragment,
} from './checkout.generated.ts'
import type { StepProps } from './CheckoutContent.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import { type PickupChoice, PickupPoints } from './PickupPoints.tsx'
import styles from './StepForm.module.css'
import { StepForm } from './StepForm.tsx'
import { stepPath } from './steps.ts'
import { StepTitle } from './StepTitle.tsx'
import { useCheckoutMutation } from './use-checkout-mutation.ts'

/** How it comes, with what that costs; where the shopper fetches it, if that is how. */
export function DeliveryStep({ checkout, onDone }: StepProps) {
  const t = useTranslate()
  const { shippingMethods: methods, shippingMethod, shippingAddress, shippingNotes } = checkout
  const only = methods.length === 1 ? methods[0] : undefined
  const [wantedId, setWantedId] = useState<string | null>(shippingMethod?.id ?? only?.id ?? null)
  const [pickup, setPickup] = useState<PickupChoice | null>(() => storedPickup(checkout.pickupPoint))
  const [fault, setFault] = useState<string | null>(null)
  const [faultTries, setFaultTries] = useState(0)
  const method = methods.find(({ id }) => id === wantedId)

  const save = useCheckoutMutation(
    SetCheckoutShippingMethod,
    (input: ShippingMethodInput) => ({ input }),
    (result) => result.setCheckoutShippingMethod,
  )
  if (methods.length === 0) return <NoDelivery notes={shippingNotes} />

  const submit = async () => {
    const missing = !method
      ? 'checkout.delivery.missing'
      : method.needsPickupPoint && !pickup && 'checkout.pickup.missing'
    setFault(missing ? t(missing) : null)
    if (missing || !method) return setFaultTries(faultTries + 1)
    const answer = await save.mutateAsync(methodInput(method, pickup)).catch(() => null)
    if (answer?.success) return onDone(answer)
    // Methods follow the cart: one that is gone cannot stay chosen.
    if (answer && !answer.checkout.shippingMethods.some(({ id }) => id === method.id)) setWantedId(null)
  }
  const choose = (id: string) => {
    setWantedId(id)
    setFault(null)
  }
  return (
    <section>
      <StepForm
        onSubmit={() => void submit()}
        submit={t('checkout.toPayment')}
        busy={save.isPending}
        errorMessage={save.errorMessage}
        faultTries={faultTries}
      >
        <StepTitle>{t('checkout.delivery.title')}</StepTitle>
        {only && shippingNotes.length === 0 && <p className={styles.hint}>{t('checkout.delivery.only')}</p>}
        <RadioCards
          legend={t('checkout.delivery.title')}
          legendHidden
          name="shipping-method"
          value={method?.id ?? null}
          onChange={choose}
          error={fault && !method ? fault : undefined}
          cards={methods.map((offered) => ({
            value: offered.id,
            label: offered.carrierTitle,
            hint: offered.title,
            aside: <DeliveryPrice value={offered.price.priceInclTax.value} />,
            chosen: offered.needsPickupPoint && shippingAddress && (
              <PickupPoints
                carrier={offered.carrier_code}
                address={shippingAddress.address}
                chosen={pickup}
                onChoose={(point) => {
                  setPickup(point)
                  setFault(null)
                }}
                error={fault ?? undefined}
              />
            ),
          }))}
        />
        <DeliveryNotes notes={shippingNotes} />
      </StepForm>
    </section>
  )
}

function methodInput(
  { carrier_code, method_code, needsPickupPoint }: ShippingMethodFragment,
  pickup: PickupChoice | null,
): ShippingMethodInput {
  return {
    carrier_code,
    method_code,
    ...(needsPickupPoint && pickup && { pickupPointId: pickup.id, pickupPostalCode: pickup.postalCode }),
  }
}

function storedPickup(point: PickupPointFragment | null): PickupChoice | null {
  return point && { id: point.id, postalCode: point.address.postalCode }
}

/** Nothing delivers there: why, and the ways out. */
function NoDelivery({ notes }: { notes: readonly string[] }) {
  const t = useTranslate()
  return (
    <section className={styles.form}>
      <StepTitle>{t('checkout.delivery.title')}</StepTitle>
      <Alert kind="warning">{t('checkout.delivery.none')}</Alert>
      <DeliveryNotes notes={notes} />
      <div className={styles.actions}>
        <ButtonLink href={stepPath('address')}>{t('checkout.delivery.otherAddress')}</ButtonLink>
        <ButtonLink href="/cart" variant="secondary">
          {t('checkout.changeCart')}
        </ButtonLink>
      </div>
      <ContactLinks />
    </section>
  )
}

/** Why a way of delivery is not offered, in the shop's words. */
function DeliveryNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note} className={styles.note}>
          <Icon name="info" className={styles.icon} />
          <span>{note}</span>
        </li>
      ))}
    </ul>
  )
}
