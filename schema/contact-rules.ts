/** Characters a shopper may write to the shop; what the form counts is what the server checks. */
export const CONTACT_LIMITS = { name: 100, email: 254, telephone: 30, subject: 120, message: 2000 } as const

/** Of a ticket: its subject as the help desk's module takes it, and one message. */
export const TICKET_LIMITS = { subject: 255, message: 5000 } as const
