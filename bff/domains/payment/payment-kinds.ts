import type { ShopSettings } from '../../config.ts'
import type { PaymentKind, PaymentMethod } from '../../graphql/shop-schema.generated.ts'

/** Methods of Mollie's module for Magento: a hosted page takes the money after the order. */
const CARD_PREFIX = 'mollie_methods_'

/**
 * What a payment method asks of the shop; null for one that it cannot carry out, which is never offered. Checks (`checkmo`)
 * are never offered.
 */
export function paymentKind(code: string, shop: Pick<ShopSettings, 'offlinePaymentMethods'>): PaymentKind | null {
  if (code === 'checkmo') return null
  if (code === 'free') return 'FREE'
  if (code === 'purchaseorder') return 'PURCHASE_ORDER'
  if (code === 'paypal_express') return 'WALLET'
  if (code.startsWith(CARD_PREFIX)) return 'CARD'
  return shop.offlinePaymentMethods.includes(code) ? 'OFFLINE' : null
}

/** The methods a shopper can choose from: only the free one where nothing is to pay, never that one where something is. */
export function offeredMethods(
  methods: readonly ({ code: string; title: string } | null)[],
  isFree: boolean,
  shop: Pick<ShopSettings, 'offlinePaymentMethods'>,
): PaymentMethod[] {
  return methods.flatMap((method) => {
    const kind = method && paymentKind(method.code, shop)
    return method && kind && (kind === 'FREE') === isFree ? { code: method.code, title: method.title, kind } : []
  })
}
