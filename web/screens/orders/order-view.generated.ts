// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { PersonalAddress_OrderAddress_Fragment } from '../address/address.generated.ts'
import type { PriceValueFragment } from '../cart/cart.generated.ts'

export type OrderViewFragment = { order_id: string, number: string, createdAt: string, statusLabel: string, shippingMethod: string | null, items: Array<OrderViewItemFragment>, totals: OrderViewTotalsFragment, shippingAddress: PersonalAddress_OrderAddress_Fragment | null, billingAddress: PersonalAddress_OrderAddress_Fragment | null, payments: Array<{ code: string, title: string }>, shipments: Array<OrderViewShipmentFragment>, cancellationReasons: Array<{ value: string, label: string }> };

export type OrderViewItemFragment = { id: string, sku: string, name: string, path: string | null, qtyOrdered: number, qtyShipped: number, qtyCanceled: number, qtyRefunded: number, options: Array<{ label: string, value: string }>, price: PriceValueFragment, rowTotal: PriceValueFragment };

export type OrderViewTotalsFragment = { subtotal: { priceInclTax: PriceValueFragment }, paidOtherwise: PriceValueFragment | null, shippingAmount: { priceInclTax: PriceValueFragment }, discount: { priceInclTax: PriceValueFragment }, taxAmount: { priceInclTax: PriceValueFragment }, grandTotal: { priceInclTax: PriceValueFragment } };

export type OrderViewShipmentFragment = { id: string, number: string, tracking: Array<{ trackingId: string, name: string, url: string | null, items: Array<{ sku: string, name: string, qty: number }> }> };
