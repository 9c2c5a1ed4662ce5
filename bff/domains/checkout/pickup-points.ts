import { activeExtensions } from '../../extensions.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { PickupPoint } from '../../graphql/shop-schema.generated.ts'
import { inStorePickup } from './in-store.ts'
import type { PickupAdapter, PickupContext, PlaceQuery } from './pickup-adapter.ts'

const MAX_POINTS = 20

/** Returns the adapters of the shop's own places, and of the extensions that the site uses. */
function adaptersOf({ shop }: Pick<PickupContext, 'shop'>): PickupAdapter[] {
  return [inStorePickup, ...activeExtensions(shop).flatMap(({ carriers = [] }) => carriers)]
}

/** A point's code after its carrier's name, at the end of a company. */
const SIGNED = /^(.+) - (.+) ([A-Z\d-]{1,20})$/

/** Whether the points of any carrier can be requested, beside the shop's own. */
export function hasCarrierPoints(context: PickupContext): boolean {
  return adaptersOf(context).some((adapter) => adapter.sign !== null && adapter.isReady(context))
}

/** Whether a method is to a pickup point; null if no extension can list its points, so that it cannot be offered. */
export function needsPoint(carrier: string, method: string, context: PickupContext): boolean | null {
  const adapter = adaptersOf(context).find((one) => one.delivers(carrier, method, context))
  if (adapter) return adapter.isReady(context) || null
  // The carrier's extension knows its pickup methods, so this one is a home delivery.
  if (adapterOf(carrier, context)) return false
  const code = `${carrier}_${method}`.toLowerCase()
  return context.shop.pickupMethods.some((part) => code.includes(part)) ? null : false
}

/** Points of a carrier around a postcode, nearest first; without a carrier, the shop's own. */
export async function pickupPoints(
  context: RequestContext,
  carrier: string | null,
  place: PlaceQuery,
): Promise<PickupPoint[]> {
  const wanted = { country: place.country.toUpperCase(), postalCode: place.postalCode.replace(/\s/g, '') }
  if (!/^[A-Z]{2}$/.test(wanted.country) || !/^[A-Za-z\d-]{2,10}$/.test(wanted.postalCode)) return []
  const adapter = adapterOf(carrier || 'instore', context)
  return adapter?.isReady(context) ? (await adapter.points(wanted, context)).slice(0, MAX_POINTS) : []
}

/** Returns the name of a point in a cart's delivery address: with the store's own code, or with the code after the point's name. */
export function nameOf({ id, name }: PickupPoint, carrier: string, context: PickupContext) {
  const sign = adapterOf(carrier, context)?.sign
  return sign ? { company: `${name} - ${sign} ${id}` } : { company: name, code: id }
}

/** Returns the point of a cart's delivery address; null if the address is the shopper's own. */
export function pointOf(
  address: { company: string | null; pickup_location_code: string | null },
  context: Pick<PickupContext, 'shop'>,
): Pick<PickupPoint, 'id' | 'name'> | null {
  const { company, pickup_location_code: code } = address
  if (code) return { id: code, name: company || code }
  const [, name, sign, id] = SIGNED.exec(company ?? '') ?? []
  const isCarrier = adaptersOf(context).some((adapter) => adapter.sign === sign)
  return name && id && isCarrier ? { id, name } : null
}

/** What is sent to the store for a point, beside the cart's delivery address. */
export async function sendPoint(
  cartId: string,
  carrier: string,
  point: PickupPoint,
  context: RequestContext,
): Promise<void> {
  await adapterOf(carrier, context)?.choose?.(cartId, point, context)
}

function adapterOf(carrier: string, context: PickupContext): PickupAdapter | undefined {
  return adaptersOf(context).find((adapter) => adapter.delivers(carrier, null, context))
}
