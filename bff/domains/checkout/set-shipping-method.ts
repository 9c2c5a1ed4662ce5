import type { PickupPoint, ShippingMethod, ShippingMethodInput } from '../../graphql/shop-schema.generated.ts'
import type { CheckoutAnswer, CheckoutModel } from './checkout-model.ts'
import type { CheckoutService, Outcome } from './checkout-service.ts'
import { checkoutTexts as texts } from './checkout-texts.ts'
import { goHome, goToPoint } from './go-to-point.ts'
import { methodId } from './shipping-methods.ts'
import { SetShippingMethod } from './magento/checkout.generated.ts'

/** Chooses a delivery method, and the pickup point of one that needs it: no order gets as far as a carrier without its point. */
export function setShippingMethod(input: ShippingMethodInput, service: CheckoutService): Promise<CheckoutAnswer> {
  const { upstream } = service.tools
  return service.change(async (current, checkout) => {
    const wanted = methodId(input.carrier_code, input.method_code)
    const method = checkout.shippingMethods.find(({ id }) => id === wanted)
    if (!checkout.cart.isShippable) return { errorMessage: texts.nothingToDeliver }
    if (!checkout.shippingAddress) return { errorMessage: texts.addressFirst }
    if (!method) return { errorMessage: texts.methodGone }
    if (method.needsPickupPoint) {
      const found = await chosenPoint(input, method, checkout, service)
      if ('errors' in found) return found
      await goToPoint(current, checkout, { method, point: found.point }, service.tools)
      return {}
    }
    if (input.pickupPointId) return fieldError(texts.pointRefused)
    await goHome(current, checkout, service.tools)
    const { cartId: id } = current
    const { carrier_code, method_code } = method
    await upstream.send(SetShippingMethod, { id, method: { carrier_code, method_code } }, { serialize: id })
    return {}
  })
}

async function chosenPoint(
  { pickupPointId, pickupPostalCode }: ShippingMethodInput,
  method: ShippingMethod,
  { shippingAddress }: CheckoutModel,
  { tools: { pickup } }: CheckoutService,
): Promise<{ point: PickupPoint } | (Outcome & { errors: NonNullable<Outcome['errors']> })> {
  if (!pickupPointId || !shippingAddress) return fieldError(texts.pointMissing)
  const { country, postalCode } = shippingAddress.address
  const points = await pickup.pickupPoints(method.carrier_code, { country, postalCode: pickupPostalCode || postalCode })
  const point = points.find(({ id }) => id === pickupPointId)
  return point ? { point } : fieldError(texts.pointGone)
}

function fieldError(message: string) {
  return { errorMessage: message, errors: [{ field: 'pickupPointId', message }] }
}
