import { variantPath } from '../../../schema/variant-address.ts'
import type { CartItemOption, OrderAddress, OrderComment, OrderShipment } from '../../graphql/shop-schema.generated.ts'
import { mapLinks } from '../cart/map-line-options.ts'
import { storedDeliveryTitle } from '../delivery/delivery-title.ts'
import { DEFAULT_CURRENCY, price } from '../money.ts'
import { paymentTitle } from '../payment/offline.ts'
import { pathOf } from '../store-urls.ts'
import { plainText } from '../../magento/plain-texts.ts'
import { plainId } from '../uid.ts'
import type {
  ChosenOptionsFragment,
  OrderAddressPartsFragment,
  OrderLineFragment,
  OrderWholeFragment,
} from './magento/orders.generated.ts'
import { orderedFixedTaxes, orderedPiece, orderedRow } from './line-prices.ts'
import type { OrderIds } from './order-ids.ts'
import type { OrderItemModel, OrderModel } from './order-model.ts'
import { mapOrderTotals, orderedGoods } from './order-totals.ts'
import { taxFactor, withTax } from './taxed-lines.ts'

/** Tracking pages by the carrier's name in the store; `{}` stands for the tracking number. */
const CARRIERS: readonly (readonly [name: RegExp, address: string])[] = [
  [/colissimo|la ?poste/i, 'https://www.laposte.fr/outils/suivre-vos-envois?code={}'],
  [/chrono/i, 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT={}'],
  [/mondial ?relay/i, 'https://www.mondialrelay.fr/suivi-de-colis?numeroExpedition={}'],
  [/\bdpd\b/i, 'https://trace.dpd.fr/fr/trace/{}'],
  [/\bgls\b/i, 'https://gls-group.com/FR/fr/suivi-colis/?match={}'],
  [/\bups\b/i, 'https://www.ups.com/track?loc=fr_FR&tracknum={}'],
  [/\bdhl\b/i, 'https://www.dhl.com/fr-fr/home/tracking.html?tracking-id={}'],
]

export type OrderSettings = {
  /** Suffix of the store's product URLs. */
  productSuffix: string
  ids: OrderIds
  /** Whether store credit, gift cards or points can lower a grand total. */
  takesCredit: boolean
  guestToken: string | null
}

export function mapOrder(
  stored: OrderWholeFragment,
  { productSuffix, ids, takesCredit, guestToken }: OrderSettings,
): OrderModel {
  const currency = stored.total?.subtotal.currency ?? DEFAULT_CURRENCY
  const order = withTaxedLines(stored, currency)
  const items = order.items.map((item) => mapItem(item, order, productSuffix, currency))
  return {
    // The store finds orders by number only.
    order_id: ids.seal(order.number),
    uid: order.id,
    canBeCanceled: order.available_actions?.includes('CANCEL') ?? null,
    guestToken,
    number: order.number,
    createdAt: storeInstant(order.created_at ?? ''),
    statusLabel: order.status,
    items,
    totals: mapOrderTotals(order.total, currency, { goods: orderedGoods(order, currency), takesCredit }),
    shippingAddress: order.shipping_address && mapAddress(order.shipping_address),
    billingAddress: order.billing_address && mapAddress(order.billing_address),
    shippingMethod: order.shipping_method ? storedDeliveryTitle(order.shipping_method) : null,
    payments: (order.payment_methods ?? []).flatMap((method) => {
      if (!method) return []
      const { type: code, name } = method
      return { code, title: paymentTitle({ code, title: name }) }
    }),
    shipments: (order.shipments ?? []).flatMap((shipment) => (shipment ? mapShipment(shipment, items) : [])),
    comments: mapComments(order.comments),
  }
}

/** Reads the lines with prices that include tax. */
function withTaxedLines(order: OrderWholeFragment, currency: string) {
  const lines = (order.items ?? []).filter((item) => item !== null)
  const factor = taxFactor(lines, (line) => [line, line.quantity_ordered], { total: order.total, currency })
  return { ...order, items: lines.map((line) => withTax(line, factor)) }
}

/** Converts the store's `YYYY-MM-DD HH:mm:ss`, which is UTC, to ISO 8601. The store's `order_date` is none: from 2.4.8 on it is localised. */
export function storeInstant(text: string): string {
  return `${text.trim().replace(' ', 'T').slice(0, 19)}Z`
}

function mapItem(
  item: OrderLineFragment,
  { number: orderNumber, items }: Pick<OrderWholeFragment, 'number' | 'items'>,
  productSuffix: string,
  currency: string,
): OrderItemModel {
  const piece = orderedPiece(item, currency)
  const quantity = item.quantity_ordered ?? 0
  const row = orderedRow(item, quantity, currency)?.inclusive ?? (piece === null ? null : Math.round(piece * quantity))
  return {
    id: plainId(item.id),
    uid: item.id,
    orderNumber,
    stored: item,
    sku: item.product_sku,
    name: item.product_name ?? item.product_sku,
    path: itemPath(item, productSuffix),
    options: mapOrderOptions(item),
    qtyOrdered: quantity,
    qtyShipped: item.quantity_shipped ?? 0,
    qtyCanceled: isCanceled(items) ? canceledPieces(item) : 0,
    qtyRefunded: item.quantity_refunded ?? 0,
    price: piece === null ? null : price(piece, currency),
    rowTotal: row === null ? null : price(row, currency),
    fixedTaxes: 'bundle_options' in item ? [] : orderedFixedTaxes(item, quantity, currency),
  }
}

/** Whether what was left of an order was cancelled: Magento cancels all lines at once. */
export function isCanceled(lines: readonly (Pick<OrderLineFragment, 'quantity_canceled'> | null)[] | null): boolean {
  return (lines ?? []).some((line) => (line?.quantity_canceled ?? 0) > 0)
}

/** A bundle that costs what its parts cost never counts as cancelled itself. */
function canceledPieces(line: OrderLineFragment): number {
  const done = Math.max(line.quantity_invoiced ?? 0, line.quantity_shipped ?? 0)
  const left = 'bundle_options' in line ? (line.quantity_ordered ?? 0) - done : 0
  return line.quantity_canceled || left
}

function itemPath({ product_url_key: key, product_type: type, product_sku: sku }: OrderLineFragment, suffix: string) {
  if (!key) return null
  const path = pathOf(key, suffix)
  return type === 'configurable' ? variantPath(path, sku) : path
}

export function mapOrderOptions(item: ChosenOptionsFragment & { bundle_options?: StoreBundle }): CartItemOption[] {
  const chosen = [...(item.selected_options ?? []), ...(item.entered_options ?? [])]
  return [
    // The store escapes the titles of chosen values here, too.
    ...chosen.flatMap((option) => (option ? { label: option.label, value: plainText(option.value) } : [])),
    ...mapBundleParts(item.bundle_options),
    ...('downloadable_links' in item ? mapLinks(item.downloadable_links) : []),
  ]
}

type StoreBundle = readonly ({ label: string; values: Parameters<typeof partsText>[0] } | null)[] | null

export function mapBundleParts(parts: StoreBundle | undefined): CartItemOption[] {
  return (parts ?? []).flatMap((part) => (part ? { label: part.label, value: partsText(part.values) } : []))
}

function partsText(values: readonly ({ product_name: string; quantity: number } | null)[] | null): string {
  return (values ?? [])
    .flatMap((value) => (value ? `${value.quantity}\u00a0×\u00a0${value.product_name}` : []))
    .join(', ')
}

function mapAddress(address: OrderAddressPartsFragment): OrderAddress {
  const { firstname, lastname, company, telephone, region, street, city, postcode } = address
  return {
    firstname,
    lastname,
    company: company || null,
    telephone: telephone || null,
    region: region || null,
    vatNumber: address.vat_id?.trim() || null,
    address: {
      country: address.country_code ?? '',
      locality: city,
      postalCode: postcode ?? '',
      streetAddress: street.flatMap((line) => line || []),
    },
  }
}

/** What the store itself notes when a shopper cancels, in English whatever its language. */
const NOTES_ON_MAIL: readonly string[] = [
  'Order cancellation notification email was sent.',
  'Email notification failed.',
]

/** Comments that the merchant shows to shoppers, as text, the oldest first. The store returns the newest first. */
export function mapComments(stored: OrderWholeFragment['comments'] | undefined): OrderComment[] {
  const comments = (stored ?? []).filter((comment) => comment !== null)
  const isNote = (index: number) => NOTES_ON_MAIL.includes(comments[index]?.message ?? '')
  return comments
    .flatMap(({ message, timestamp }, index) => {
      const text = plainText(message.replace(/<[a-z/][^>]*>/gi, '')).trim()
      // After its note, the store adds the shopper's own reason.
      return text === '' || isNote(index) || isNote(index + 1) ? [] : { createdAt: storeInstant(timestamp), text }
    })
    .toReversed()
}

type StoreShipment = NonNullable<NonNullable<OrderWholeFragment['shipments']>[number]>

export function mapShipment(
  { id, number, tracking, items, comments }: StoreShipment,
  ordered: readonly Pick<OrderItemModel, 'sku' | 'name' | 'options'>[],
): OrderShipment {
  const shipped = (items ?? []).flatMap((item) => {
    if (!item) return []
    const { product_sku: sku, product_name: name, quantity_shipped: qty } = item
    return { sku, name: name === null ? sku : nameAmong(ordered, name, sku), qty }
  })
  return {
    id: plainId(id),
    number,
    items: shipped,
    comments: (comments ?? []).flatMap((comment) => comment?.message.trim() || []),
    tracking: (tracking ?? []).flatMap((parcel) =>
      parcel
        ? {
            trackingId: parcel.number ?? '',
            name: parcel.title || parcel.carrier,
            url: trackingLink(parcel.carrier, parcel.title, parcel.number ?? ''),
            items: shipped,
          }
        : [],
    ),
  }
}

/** Returns the name of a good, with its choices where other lines of the order have the same name. */
function nameAmong(lines: Parameters<typeof mapShipment>[1], name: string, sku: string): string {
  const alike = lines.filter((line) => line.name === name)
  const choices = alike.find((line) => line.sku === sku)?.options.map(({ value }) => value) ?? []
  return alike.length > 1 && choices.length > 0 ? `${name} (${choices.join(', ')})` : name
}

/** The carrier's page for a parcel; null for an unknown carrier. The store returns names and numbers only. */
export function trackingLink(carrier: string, title: string, number: string): string | null {
  const known = CARRIERS.find(([name]) => name.test(carrier) || name.test(title))
  return known && number ? known[1].replace('{}', encodeURIComponent(number)) : null
}
