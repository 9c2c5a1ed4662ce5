/** A retention period: in seconds, and as readers see it. */
export type Period = { seconds: number; amount: number; unit: 'hour' | 'day' | 'month' }

const DAY = 24 * 3600

/** The longest lifetime of a cookie without consent (CNIL). The shortest thirteen months have 393 days; browsers allow 400. */
const THIRTEEN_MONTHS: Period = { seconds: 393 * DAY, amount: 13, unit: 'month' }

const days = (amount: number): Period => ({ seconds: amount * DAY, amount, unit: 'day' })

/** Retention periods of personal data in the shop itself. The code that stores data and the page about it use the same figures. */
export const RETENTION = {
  /** Cookies: the customer's token and the cart. */
  session: THIRTEEN_MONTHS,
  /** Cookie that tells scripts whether there is a session. */
  presence: THIRTEEN_MONTHS,
  /** Cookie with the choice about cookies. */
  consent: THIRTEEN_MONTHS,
  /** Cookie with the order placed last. Short, because it shows an address and purchases. */
  lastOrder: days(30),
  /** Cookie that binds a payment to the browser. Longer than payment pages wait for a decision. */
  payment: { seconds: 3 * 3600, amount: 3, unit: 'hour' },
  /** On the server: records of orders, for browsers that have lost theirs. */
  orderMemory: days(1),
  /** On the server: mails that no mail server accepts. */
  unsentMail: days(3),
  /** On the server: mails that were given up, so that somebody can reach the shopper otherwise. */
  givenUpMail: days(30),
} as const satisfies Record<string, Period>
