import type { RequestContext } from '../../graphql/context.ts'
import type {
  AddressInput,
  CheckoutAddress,
  CheckoutAddressChoice,
  CheckoutAddressesInput,
  FieldError,
  FieldValue,
  PickupPoint,
  ShippingMethod,
  ShippingMethodInput,
} from '../../graphql/shop-schema.generated.ts'
import { t } from '../../i18n/texts.ts'
import { isOutage } from '../../magento/upstream-error.ts'
import { addressOfInput, isSameAddress, storeAddress } from '../address/cart-address.ts'
import {
  type AddressRules,
  addressRules,
  checkAddress,
  cleanAddress,
  requiredFaults,
} from '../address/check-address.ts'
import { createAddress, updateAddress } from '../customer/address-book.ts'
import { customerService } from '../customer/customer-service.ts'
import { fieldsOfEntry } from '../form-fields/stored-fields.ts'
import { isOfAddress } from '../form-fields/values.ts'
import { methodId } from '../cart/shipping-price.ts'
import { formatPrice } from '../money.ts'
import { isNumericId, toUid } from '../uid.ts'
import type { CheckoutModel, Current } from './checkout-model.ts'
import { type CheckoutOutcome, checkoutService } from './checkout-service.ts'
import { SetBillingAddress, SetShippingAddress, SetShippingMethod } from './magento/checkout.generated.ts'
import { saveHomeAddress } from './map-checkout.ts'
import { nameOf, pickupPoints, pointOf, sendPoint } from './pickup-points.ts'

/** Chooses a delivery method, with its pickup point if it needs one: no order may reach a carrier without its point. */
export async function chooseDelivery(
  input: ShippingMethodInput,
  current: Current,
  checkout: CheckoutModel,
  context: RequestContext,
): Promise<CheckoutOutcome> {
  const wanted = methodId(input.carrier_code, input.method_code)
  const method = checkout.shippingMethods.find(({ id }) => id === wanted)
  if (!checkout.cart.isShippable) return { errorMessage: t('checkout.nothingToDeliver') }
  if (!checkout.shippingAddress) return { errorMessage: t('checkout.addressFirst') }
  if (!method) return { errorMessage: t('checkout.methodGone') }
  if (method.needsPickupPoint) {
    const found = await chosenPoint(input, method, checkout, context)
    if ('errors' in found) return found
    await goToPoint(current, checkout, { method, point: found.point }, context)
    return {}
  }
  if (input.pickupPointId) return fieldError(t('checkout.pointRefused'))
  await goHome(current, checkout, context)
  const { cartId: id } = current
  const { carrier_code, method_code } = method
  await context.upstream.send(SetShippingMethod, { id, method: { carrier_code, method_code } }, { serialize: id })
  return {}
}

async function chosenPoint(
  { pickupPointId, pickupPostalCode }: ShippingMethodInput,
  method: ShippingMethod,
  { shippingAddress }: CheckoutModel,
  context: RequestContext,
): Promise<{ point: PickupPoint } | (CheckoutOutcome & { errors: NonNullable<CheckoutOutcome['errors']> })> {
  if (!pickupPointId || !shippingAddress) return fieldError(t('checkout.pointMissing'))
  const { country, postalCode } = shippingAddress.address
  const place = { country, postalCode: pickupPostalCode || postalCode }
  const points = await pickupPoints(context, method.carrier_code, place).catch(nullWhenOut)
  if (!points) return fieldError(t('checkout.pointsOut', { carrier: method.carrierTitle }))
  const point = points.find(({ id }) => id === pickupPointId)
  return point ? { point } : fieldError(t('checkout.pointGone'))
}

function nullWhenOut(error: unknown): null {
  if (isOutage(error)) return null
  throw error
}

function fieldError(message: string) {
  return { errorMessage: message, errors: [{ field: 'pickupPointId', message }] }
}

/** Sets both addresses. A delivery that the store drops or changes is chosen again, or reported. */
export async function chooseAddresses(
  input: CheckoutAddressesInput,
  { cartId: id }: Current,
  before: CheckoutModel,
  context: RequestContext,
): Promise<CheckoutOutcome> {
  const { upstream, session } = context
  const rules = await addressRules(context)
  const errors = await faultsOf(input, before.cart.isShippable, rules, context)
  if (errors.length > 0) return { errorMessage: t('checkout.addressesWrong'), errors }
  const shipping = before.cart.isShippable && input.shipping ? await withBook(input.shipping, rules, context) : null
  const ownBilling = input.billing ? await withBook(input.billing, rules, context) : null
  if (typeof shipping === 'string') return { errorMessage: shipping }
  if (typeof ownBilling === 'string') return { errorMessage: ownBilling }
  if (shipping) {
    await upstream.send(SetShippingAddress, { id, address: storeChoice(shipping, rules, upstream) }, { serialize: id })
    session.set('homeAddress', undefined)
  }
  const billing = ownBilling ? storeChoice(ownBilling, rules, upstream) : { same_as_shipping: true }
  await upstream.send(SetBillingAddress, { id, address: billing }, { serialize: id })
  return shipping ? chooseDeliveryAgain(before, context) : {}
}

/**
 * Changes the address book where the cart alone would not do: an entry is completed there, because Magento checks the entry at the order; and a new one
 * with custom attributes is saved there, because Magento Open Source loses those of a cart and then refuses the entry. Returns the choice, or the refusal.
 */
async function withBook(
  choice: CheckoutAddressChoice,
  rules: AddressRules,
  context: RequestContext,
): Promise<CheckoutAddressChoice | string> {
  const { customerAddressId: id, address, saveInBook } = choice
  const isNew = !id && saveInBook && context.signIn.token() !== undefined
  if (!address || !(id || isNew)) return choice
  if (isNew) {
    const known = await entryLike(address, rules, context)
    if (known !== undefined) return { customerAddressId: known }
    const hasCustom = rules.fields.some(({ code }) => code !== 'company' && !isOfAddress(code))
    if (!hasCustom) return choice
  }
  const saved = await (id ? updateAddress(id, { address }, context) : createAddress({ address }, context))
  if (!saved.success) return saved.errorMessage ?? t('checkout.addressesWrong')
  return { customerAddressId: saved.address?.id ?? id }
}

/** Returns the entry of the address book that says the same: one that was saved before the cart was refused is not saved again. */
async function entryLike(
  address: AddressInput,
  rules: AddressRules,
  context: RequestContext,
): Promise<string | undefined> {
  const input = addressOfInput(cleanAddress(address, rules))
  const wanted = { ...input, telephone: input.telephone || null, fields: inOrder(input.fields) }
  for (const entry of (await customerService(context).read()).addresses) {
    // Who chose a region by its id sent no name.
    const region = wanted.regionId && wanted.regionId === entry.regionId ? wanted.region : entry.region
    const fields = inOrder(await fieldsOfEntry(entry.id, context))
    if (isSameAddress({ ...entry, region, fields }, wanted)) return entry.id
  }
  return undefined
}

function inOrder(fields: CheckoutAddress['fields']): FieldValue[] {
  return (fields ?? []).filter(({ value }) => value !== '').toSorted((a, b) => (a.code < b.code ? -1 : 1))
}

async function faultsOf(
  { shipping, billing }: CheckoutAddressesInput,
  isShippable: boolean,
  rules: AddressRules,
  context: RequestContext,
): Promise<FieldError[]> {
  if (isShippable && !shipping) return [{ field: 'shipping', message: t('checkout.shippingMissing') }]
  if (!isShippable && !billing) return [{ field: 'billing', message: t('checkout.billingMissing') }]
  return [
    ...(isShippable && shipping ? await choiceFaults(shipping, rules, 'shipping', context) : []),
    ...(billing ? await choiceFaults(billing, rules, 'billing', context) : []),
  ]
}

async function choiceFaults(
  choice: CheckoutAddressChoice,
  rules: AddressRules,
  path: string,
  context: RequestContext,
): Promise<FieldError[]> {
  const { customerAddressId: id, address } = choice
  if (id && address && context.signIn.token() === undefined) return [{ field: path, message: t('address.choice') }]
  if (id && !isNumericId(id)) return [{ field: `${path}.customerAddressId`, message: t('address.notInBook') }]
  if (address) return checkAddress(address, rules, `${path}.address`)
  if (!id) return [{ field: path, message: t('address.choice') }]
  return entryFaults(id, rules, `${path}.address`, context)
}

/** Returns fields that are required now and that an entry of the address book lacks: it may be older than the requirement. */
async function entryFaults(
  id: string,
  rules: AddressRules,
  path: string,
  context: RequestContext,
): Promise<FieldError[]> {
  if (rules.fields.length === 0) return []
  const [{ addresses }, fields] = await Promise.all([customerService(context).read(), fieldsOfEntry(id, context)])
  const entry = addresses.find((address) => address.id === id)
  return entry ? requiredFaults({ company: entry.company, fields }, rules, path) : []
}

function storeChoice(
  { customerAddressId: id, address, saveInBook }: CheckoutAddressChoice,
  rules: AddressRules,
  upstream: Pick<RequestContext['upstream'], 'has'>,
) {
  if (id && upstream.has('ShippingAddressInput.customer_address_uid')) return { customer_address_uid: toUid(id) }
  return id
    ? { customer_address_id: Number(id) }
    : {
        address: storeAddress(
          addressOfInput(cleanAddress(address as AddressInput, rules)),
          saveInBook ?? false,
          upstream,
        ),
      }
}

/**
 * Chooses the former delivery method again after a change of address, if nothing is different for the shopper: the
 * store may drop it, or keep it at another price or without its pickup point.
 */
async function chooseDeliveryAgain(before: CheckoutModel, context: RequestContext): Promise<CheckoutOutcome> {
  const { upstream } = context
  const service = checkoutService(context)
  const chosen = before.shippingMethod
  const current = chosen && (await service.current())
  if (!chosen || !current) return {}
  const after = await service.show(current)
  const offered = after.shippingMethods.find(({ id }) => id === chosen.id)
  if (!offered) return { notes: [t('checkout.methodDropped', { method: chosen.title })] }
  const { cents, currency } = offered.price.priceInclTax.value
  const notes =
    cents === chosen.price.priceInclTax.value.cents
      ? []
      : [t('checkout.methodPrice', { method: chosen.title, price: formatPrice(cents, currency) })]
  if (chosen.needsPickupPoint) {
    const isSamePlace = after.shippingAddress?.address.postalCode === before.shippingAddress?.address.postalCode
    if (!isSamePlace || !before.pickupPoint || notes.length > 0)
      return { notes: [...notes, t('checkout.pointDropped')] }
    await goToPoint(current, after, { method: offered, point: before.pickupPoint }, context)
  } else if (!after.shippingMethod) {
    if (notes.length > 0) return { notes: [...notes, t('checkout.methodAgain')] }
    const { carrier_code, method_code } = offered
    const { cartId: id } = current
    await upstream.send(SetShippingMethod, { id, method: { carrier_code, method_code } }, { serialize: id })
  }
  return { notes }
}

/**
 * Sends a cart to a pickup point: the delivery address becomes the point's, with its name as the company, and the shopper's name and
 * telephone stay. A code that the store does not know stands in the company too, so that it reaches the person who sends the parcel. The shopper's own
 * address is stored for when another method is chosen.
 */
async function goToPoint(
  { cartId: id }: Current,
  { shippingAddress: home, billingAddress = null, isBillingSameAsShipping }: CheckoutModel,
  { method, point }: { method: ShippingMethod; point: PickupPoint },
  context: RequestContext,
): Promise<void> {
  const { upstream, session } = context
  if (!home) throw new Error('A cart without delivery address cannot go to a pickup point')
  const { carrier_code, method_code } = method
  const { company, code } = nameOf(point, carrier_code, context)
  const there = { ...home, company, address: point.address, region: null, regionId: null }
  await upstream.send(
    SetShippingAddress,
    { id, address: { address: storeAddress(there, false, upstream), ...(code && { pickup_location_code: code }) } },
    { serialize: id },
  )
  saveHomeAddress(session, home, isBillingSameAsShipping ? home : billingAddress)
  await sendPoint(id, carrier_code, point, context)
  await upstream.send(SetShippingMethod, { id, method: { carrier_code, method_code } }, { serialize: id })
}

/** Sends a cart to the shopper's own address again; without one, nothing is different. */
async function goHome(
  { cartId: id, state }: Current,
  { shippingAddress: home }: CheckoutModel,
  context: RequestContext,
): Promise<void> {
  const { upstream, session } = context
  const [delivery] = state.shipping_addresses
  if (!delivery || !pointOf(delivery, context) || !home) return
  await upstream.send(
    SetShippingAddress,
    { id, address: { address: storeAddress(home, false, upstream) } },
    { serialize: id },
  )
  session.set('homeAddress', undefined)
}
