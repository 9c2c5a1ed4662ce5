import { type KeyboardEvent, useState } from 'react'
import { CheckoutDelivery } from 'virtual:extensions/slots'
import { typedCode } from '../../../schema/typed-text.ts'
import { isPostalCode } from '../../../schema/address-rules.ts'
import type { ShippingMethodInput } from '../../api/shop-types.generated.ts'
import { shownError } from '../../api/shown-error.tsx'
import { useOperation } from '../../api/use-operation.ts'
import { useMessages, useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/Link.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { PersonalAddressFragment } from '../address/address.generated.ts'
import { ArrivalText } from '../delivery/Arrival.tsx'
import { DeliveryPrice } from '../../ui/Price.tsx'
import {
  type PickupPointFragment,
  PickupPoints as PickupPointsQuery,
  SetCheckoutShippingMethod,
  type ShippingMethodFragment,
} from './checkout.generated.ts'
import type { StepProps } from './CheckoutContent.tsx'
import { ContactLinks } from '../contact/ContactWays.tsx'
import styles from './StepForm.module.css'
import { StepForm, StepTitle } from './StepForm.tsx'
import { stepPath } from './steps.ts'
import { useCheckoutMutation } from './use-checkout.ts'

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Number of points that show at first. */
const SHORT_LIST = 5

/** The shipping methods with their prices; a pickup point where the method needs one. */
export function DeliveryStep({ checkout, onDone }: StepProps) {
  const t = useTranslate()
  const { shippingMethods: methods, shippingMethod, shippingAddress, shippingNotes } = checkout
  const only = methods.length === 1 ? methods[0] : undefined
  const [wantedId, setWantedId] = useState<string | null>(shippingMethod?.id ?? null)
  const [chosenPickup, setPickup] = useState(() => storedPickup(checkout))
  const [fault, setFault] = useState<string | null>(null)
  const [faultTries, setFaultTries] = useState(0)
  // Methods depend on cart and address: one that is left alone while this step shows counts as chosen, too.
  const method = methods.find(({ id }) => id === wantedId) ?? only
  const pickup = chosenPickup?.carrier === method?.carrier_code ? chosenPickup : null

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
    const response = await save.mutateAsync(methodInput(method, pickup)).catch(() => null)
    if (response?.success) return onDone(response)
    // Methods depend on the cart: one that is gone cannot stay chosen.
    if (response && !response.checkout.shippingMethods.some(({ id }) => id === method.id)) setWantedId(null)
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
        {CheckoutDelivery && <CheckoutDelivery checkout={checkout} />}
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
            hint: (
              <>
                {offered.title}
                <ArrivalText arrivals={offered.arrivals} />
              </>
            ),
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

function storedPickup({ pickupPoint: point, shippingMethod: method }: StepProps['checkout']): PickupChoice | null {
  return point && method && { carrier: method.carrier_code, id: point.id, postalCode: point.address.postalCode }
}

/** No method delivers to the address: says why, and offers ways on. */
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

/** Why the store does not offer some method. */
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

/** A pickup point of a carrier, and the postcode of its search. */
type PickupChoice = { carrier: string; id: string; postalCode: string }

type PickupPointsProps = {
  /** Code of the carrier whose points they are. */
  carrier: string
  /** The shopper's address, where the search starts. */
  address: PersonalAddressFragment['address']
  chosen: PickupChoice | null
  onChoose: (choice: PickupChoice | null) => void
  error: string | undefined
}

/** The points near a postcode as a list, nearest first. Needs neither a map nor geolocation. */
function PickupPoints({ carrier, address, chosen, onChoose, error }: PickupPointsProps) {
  const t = useTranslate()
  const { country, postalCode: home } = address
  const distanceText = useDistance()
  const [typed, setTyped] = useState(chosen?.postalCode ?? home)
  const [postalCode, setPostalCode] = useState(chosen?.postalCode ?? home)
  const [isWrong, setWrong] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const {
    data,
    error: failure,
    isFetching,
    refetch,
  } = useOperation(PickupPointsQuery, { carrier, country, postalCode })
  const points = data?.pickupPoints ?? []
  const isShort =
    !showsAll && points.length > SHORT_LIST + 1 && !points.slice(SHORT_LIST).some(({ id }) => id === chosen?.id)
  const shown = isShort ? points.slice(0, SHORT_LIST) : points

  const search = () => {
    const wanted = typedCode(typed)
    const isRight = isPostalCode(country, wanted)
    setWrong(!isRight)
    if (!isRight) return
    if (wanted === postalCode && failure) void refetch()
    // What the list no longer shows must not stay chosen.
    if (wanted !== postalCode) onChoose(null)
    setPostalCode(wanted)
    setShowsAll(false)
  }
  // Forms cannot be nested: Enter must search, not submit the form of the step.
  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    search()
  }
  return (
    <div className={styles.points}>
      <div className={styles.search} role="search" aria-label={t('checkout.pickup.search')}>
        <TextField
          label={t('checkout.pickup.around')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={searchOnEnter}
          error={isWrong ? <span role="alert">{t('address.wrong.postalCode')}</span> : points.length === 0 && error}
          inputMode={country === 'FR' ? 'numeric' : undefined}
          autoComplete="off"
          className={styles.field}
        />
        <Button variant="secondary" busy={isFetching} onClick={search}>
          {t('checkout.pickup.find')}
        </Button>
      </div>
      <output className={styles.count}>
        {isFetching
          ? t('ui.loading')
          : data &&
            t(points.length > 0 ? 'checkout.pickup.count' : 'checkout.pickup.noneNear', {
              count: points.length,
              postalCode,
            })}
      </output>
      {failure && <Alert kind="error">{shownError(failure, t('checkout.pickup.out'))}</Alert>}
      {isFetching && <Skeleton lines={3} />}
      {!isFetching && points.length > 0 && (
        <RadioCards
          legend={t('checkout.pickup.legend')}
          legendHidden
          name="pickup-point"
          value={chosen?.id ?? null}
          onChange={(id) => onChoose({ carrier, id, postalCode })}
          error={error}
          cards={shown.map(({ id, name, distance, address, schedule }) => ({
            value: id,
            label: name,
            aside: distance !== null && distanceText(distance),
            hint: `${address.streetAddress.join(', ')}, ${address.postalCode} ${address.locality}`,
            // Magento has no hours of a shop's own places.
            extra: DAYS.some((day) => schedule[day]) && <OpeningHours of={name} schedule={schedule} />,
          }))}
        />
      )}
      {!isFetching && isShort && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {t('checkout.pickup.more', { count: points.length - SHORT_LIST })}
        </Button>
      )}
    </div>
  )
}

/** Formats a distance in metres: «350 m», «1,2 km». */
function useDistance(): (metres: number) => string {
  const { language } = useMessages()
  return (metres) => {
    const isNear = metres < 950
    const format = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: isNear ? 'meter' : 'kilometer',
      maximumFractionDigits: isNear ? 0 : 1,
    })
    return format.format(isNear ? Math.round(metres / 50) * 50 : metres / 1000)
  }
}

type OpeningHoursProps = { of: string; schedule: PickupPointFragment['schedule'] }

function OpeningHours({ of, schedule }: OpeningHoursProps) {
  const t = useTranslate()
  return (
    <details>
      <summary className={styles.summary}>
        {t('checkout.pickup.hours')}
        <VisuallyHidden> – {of}</VisuallyHidden>
      </summary>
      <dl className={styles.days}>
        {DAYS.map((day) => (
          <div key={day} className={styles.day}>
            <dt>{t(`checkout.day.${day}`)}</dt>
            <dd className={styles.hours}>{schedule[day] ?? t('checkout.pickup.closed')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
