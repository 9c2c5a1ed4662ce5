import type { SendOptions, Upstream } from '../../magento/upstream.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { PlaceOrder } from './magento/place-order.generated.ts'
import { t } from '../../i18n/texts.ts'

/** Seconds; placing an order takes Magento far longer than any other call, and must not be abandoned early. */
export const PLACE_TIMEOUT = 60

/** The response of a store of any release. */
export type StoreOrder = {
  order: { order_number: string } | null
  orderV2?: { number: string; token?: string } | null
  errors?: readonly ({ message: string } | null)[] | null
}

/** Orders a cart whose payment needs no other call. */
export async function placeAtStore(
  id: string,
  proven: Pick<SendOptions, 'captcha' | 'phpSession'>,
  upstream: Upstream,
): Promise<StoreOrder | null> {
  const options = { ...proven, timeout: PLACE_TIMEOUT, serialize: id }
  return (await upstream.send(PlaceOrder, { id }, options)).placeOrder
}

/** Returns number and token of an order; throws refusals, which the store reports in several ways. */
export function orderFromResponse(response: StoreOrder | null): { number: string; orderToken?: string } {
  const number = response?.orderV2?.number ?? response?.order?.order_number
  if (number) return { number, ...(response?.orderV2?.token && { orderToken: response.orderV2.token }) }
  const message = response?.errors?.find((error) => error !== null)?.message
  throw new UpstreamError('input', message || t('payment.notPlaced'), 'PlaceOrder')
}

/**
 * Places an order that the provider charges at once. If the store reports by one of these messages that the provider did not respond, the shopper may have
 * been charged although there is no order.
 */
export async function placeWithCharge<Placed>(noResponse: RegExp, place: () => Promise<Placed>): Promise<Placed> {
  try {
    return await place()
  } catch (error) {
    // Without a path, the reason is in the response to `placeOrder`.
    const isUnclear =
      error instanceof UpstreamError &&
      (error.path?.[0] ?? 'placeOrder') === 'placeOrder' &&
      noResponse.test(error.message)
    throw isUnclear ? new UpstreamError('input', t('payment.unclear'), error.operation) : error
  }
}
