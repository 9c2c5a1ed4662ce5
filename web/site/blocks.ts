import { FOOTER_BAR_BLOCKS } from '../../schema/shop-constants.ts'

/** Blocks of the FAQ, one per theme. */
export const FAQ_BLOCKS = ['faq-livraison', 'faq-paiement', 'faq-retours', 'faq-alimentation', 'faq-compte'] as const

/** Contact block of the FAQ. */
export const FAQ_CONTACT_BLOCK = 'faq-contact'

/** Content page of the FAQ: headline and description, and text for stores without blocks. */
export const FAQ_PAGE = 'faq'

/** Ways to pay, below the totals of the cart. */
export const CART_PAYMENTS_BLOCK = 'cart-payments'

/** Blocks in the footer of the checkout. */
export const CHECKOUT_FOOTER_BLOCKS = [
  'checkout-delivery-list',
  'checkout-delivery-images',
  'checkout-payments',
] as const

/** Content blocks of the layout. */
export const HEADER_USP_BLOCKS = ['header-usp-1', 'header-usp-2', 'header-usp-3', 'header-usp-4'] as const
export { FOOTER_BAR_BLOCKS }
export const FOOTER_LAST_LINE_BLOCKS = ['footer-payment-methods', 'footer-social', 'footer-copyright'] as const

export const SHELL_BLOCKS: readonly string[] = [...HEADER_USP_BLOCKS, ...FOOTER_BAR_BLOCKS, ...FOOTER_LAST_LINE_BLOCKS]
