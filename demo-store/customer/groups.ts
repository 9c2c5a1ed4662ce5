/** Customer groups of a fresh Magento, by their ids. Who registers is in `general`. */
export const CUSTOMER_GROUPS = { guest: 0, general: 1, wholesale: 2, retailer: 3 } as const

export type CustomerGroup = keyof typeof CUSTOMER_GROUPS
