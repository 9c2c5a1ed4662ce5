/** Maximum characters of a message to the shop. Form and server check the same limits. */
export const CONTACT_LIMITS = { name: 100, email: 254, telephone: 30, subject: 120, message: 2000 } as const

/** Of a ticket: the subject as the help desk's module accepts it, and one message. */
export const TICKET_LIMITS = { subject: 255, message: 5000 } as const
