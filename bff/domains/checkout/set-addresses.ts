import type {
  AddressInput,
  CheckoutAddressChoice,
  CheckoutAddressesInput,
  FieldError,
} from '../../graphql/shop-schema.generated.ts'
import { addressOfInput, storeAddress } from '../address/cart-address.ts'
import { addressTexts } from '../address/address-texts.ts'
import { type AddressRules, checkAddress, trimmedAddress } from '../address/check-address.ts'
import { formatPrice, toCents } from '../money.ts'
import { isNumericId } from '../uid.ts'
import type { CheckoutAnswer, CheckoutModel } from './checkout-model.ts'
import type { CheckoutService, Outcome } from './checkout-service.ts'
import { checkoutTexts as texts } from './checkout-texts.ts'
import { goToPoint } from './go-to-point.ts'
import { SetBillingAddress, SetShippingAddress, SetShippingMethod } from './magento/checkout.generated.ts'

/** Sets both addresses. What the store forgets or keeps wrongly of the delivery is chosen again, or told. */
export function setAddresses(input: CheckoutAddressesInput, service: CheckoutService): Promise<CheckoutAnswer> {
  const { upstream, session, shop, countries } = service.tools
  return service.change(async ({ cartId: id }, before) => {
    const errors = await faultsOf(input, before.cart.isShippable, {
      countries: await countries(),
      streetLines: shop.streetLines,
    })
    if (errors.length > 0) return { errorMessage: texts.addressesWrong, errors }
    const shipping = before.cart.isShippable ? input.shipping : null
    if (shipping) {
      await upstream.send(SetShippingAddress, { id, address: storeChoice(shipping) }, { serialize: id })
      session.set('homeAddress', undefined)
    }
    const billing = input.billing ? storeChoice(input.billing) : { same_as_shipping: true }
    await upstream.send(SetBillingAddress, { id, address: billing }, { serialize: id })
    return shipping ? chooseDeliveryAgain(before, service) : {}
  })
}

async function faultsOf(
  { shipping, billing }: CheckoutAddressesInput,
  isShippable: boolean,
  rules: AddressRules,
): Promise<FieldError[]> {
  if (isShippable && !shipping) return [{ field: 'shipping', message: texts.shippingMissing }]
  if (!isShippable && !billing) return [{ field: 'billing', message: texts.billingMissing }]
  return [
    ...(isShippable && shipping ? choiceFaults(shipping, rules, 'shipping') : []),
    ...(billing ? choiceFaults(billing, rules, 'billing') : []),
  ]
}

function choiceFaults(choice: CheckoutAddressChoice, rules: AddressRules, path: string): FieldError[] {
  const { customerAddressId: id, address } = choice
  if (address && !id) return checkAddress(address, rules, `${path}.address`)
  if (!id || address) return [{ field: path, message: addressTexts.choice }]
  return isNumericId(id) ? [] : [{ field: `${path}.customerAddressId`, message: addressTexts.bookEntry }]
}

function storeChoice({ customerAddressId, address, saveInBook }: CheckoutAddressChoice) {
  return customerAddressId
    ? { customer_address_id: Number(customerAddressId) }
    : { address: storeAddress(addressOfInput(trimmedAddress(address as AddressInput)), saveInBook ?? false) }
}

/**
 * A new address may drop the method, or keep it at another price or without its pickup point (facts §1, D.2.15): the one that was chosen
 * stays where nothing is different for the shopper.
 */
async function chooseDeliveryAgain(before: CheckoutModel, service: CheckoutService): Promise<Outcome> {
  const { upstream } = service.tools
  const chosen = before.shippingMethod
  const current = chosen && (await service.current())
  if (!chosen || !current) return {}
  const after = await service.show(current)
  const offered = after.shippingMethods.find(({ id }) => id === chosen.id)
  if (!offered) return { notes: [texts.methodDropped(chosen.title)] }
  const { amount, currency } = offered.price.priceInclTax.value
  const notes =
    amount === chosen.price.priceInclTax.value.amount
      ? []
      : [texts.methodPrice(chosen.title, formatPrice(toCents(amount), currency))]
  if (chosen.needsPickupPoint) {
    const isSamePlace = after.shippingAddress?.address.postalCode === before.shippingAddress?.address.postalCode
    if (!isSamePlace || !before.pickupPoint || notes.length > 0) return { notes: [...notes, texts.pointDropped] }
    await goToPoint(current, after, { method: offered, point: before.pickupPoint }, service.tools)
  } else if (!after.shippingMethod && notes.length === 0) {
    const { carrier_code, method_code } = offered
    const { cartId: id } = current
    await upstream.send(SetShippingMethod, { id, method: { carrier_code, method_code } }, { serialize: id })
  }
  return { notes }
}
