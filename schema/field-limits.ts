/** Maximum characters of fields: forms respect them, and the server refuses more. */

/** RFC 5321. */
export const MAX_EMAIL = 254
/** Magento's columns. */
export const MAX_CUSTOMER_NAME = 255
export const MAX_COUPON = 255
export const MAX_SKU = 64
export const MAX_ORDER_NUMBER = 32
export const MAX_PURCHASE_ORDER_NUMBER = 50

/** Magento's columns, and a limit for the comment. */
export const REVIEW_LIMITS = { nickname: 128, title: 255, comment: 5000 } as const

export const CONTACT_LIMITS = { name: 100, email: MAX_EMAIL, telephone: 30, subject: 120, message: 2000 } as const

/** An order number as somebody types it. */
export const WITHDRAWAL_LIMITS = { name: 100, email: MAX_EMAIL, orderNumber: 50, items: 2000 } as const
