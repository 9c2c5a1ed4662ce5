/** Identifiers of the content blocks that the layout shows (spec §2 «Content blocks»). */
export const HEADER_USP_BLOCKS = ['header-usp-1', 'header-usp-2', 'header-usp-3', 'header-usp-4'] as const
export const FOOTER_BAR_BLOCKS = ['footer-contact', 'footer-service', 'footer-information', 'footer-news'] as const
export const FOOTER_LAST_LINE_BLOCKS = ['footer-payment-methods', 'footer-copyright', 'footer-social'] as const

export const SHELL_BLOCKS: readonly string[] = [...HEADER_USP_BLOCKS, ...FOOTER_BAR_BLOCKS, ...FOOTER_LAST_LINE_BLOCKS]
