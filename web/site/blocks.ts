/** The themes of the questions that shoppers ask, one block each. */
export const FAQ_BLOCKS = ['faq-livraison', 'faq-paiement', 'faq-retours', 'faq-alimentation', 'faq-compte'] as const

/** Contact details below the questions. */
export const FAQ_CONTACT_BLOCK = 'faq-contact'

/** The store's own page of questions: its headline and description, and its text where the store has no blocks. */
export const FAQ_PAGE = 'faq'

/** Delivery list, delivery images and payments: what the checkout's own footer shows. */
export const CHECKOUT_FOOTER_BLOCKS = [
  'checkout-delivery-list',
  'checkout-delivery-images',
  'checkout-payments',
] as const

/** Identifiers of the content blocks that the layout shows. */
export const HEADER_USP_BLOCKS = ['header-usp-1', 'header-usp-2', 'header-usp-3', 'header-usp-4'] as const
export const FOOTER_BAR_BLOCKS = ['footer-contact', 'footer-service', 'footer-information', 'footer-news'] as const
export const FOOTER_LAST_LINE_BLOCKS = ['footer-payment-methods', 'footer-copyright', 'footer-social'] as const

export const SHELL_BLOCKS: readonly string[] = [...HEADER_USP_BLOCKS, ...FOOTER_BAR_BLOCKS, ...FOOTER_LAST_LINE_BLOCKS]
