/** Maximum characters of a message to the shop. Form and server check the same limits. */
export const CONTACT_LIMITS = { name: 100, email: 254, telephone: 30, subject: 120, message: 2000 } as const
