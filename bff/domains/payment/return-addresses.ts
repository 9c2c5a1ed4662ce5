import type { Sealer } from '../../session/seal.ts'

/** Paths below the base path that payment providers send shoppers back to. */
export const CARD_RETURN = '/checkout/payment/card'
export const WALLET_RETURN = '/checkout/payment/wallet'
/** Query parameter that names the cart, for a browser that lost its cookie on the way. */
export const REFERENCE = 'reference'
/** Query parameter with what the provider's module knows the payment by. */
export const PAYMENT_TOKEN = 'payment_token'

/** `shopUrl`: address of the shop, base path included, without a trailing slash. The store's module fills the token in. */
export function cardReturnUrl(shopUrl: string, cartId: string, reference: Sealer): string {
  return `${shopUrl}${CARD_RETURN}?${REFERENCE}=${reference.seal(cartId)}&${PAYMENT_TOKEN}={{${PAYMENT_TOKEN}}}`
}

/** Without a leading slash: below the store's own base address. */
export function walletReturnPaths(cartId: string, reference: Sealer): { returnUrl: string; cancelUrl: string } {
  const returnUrl = `${WALLET_RETURN.slice(1)}?${REFERENCE}=${reference.seal(cartId)}`
  return { returnUrl, cancelUrl: `${returnUrl}&canceled=1` }
}
