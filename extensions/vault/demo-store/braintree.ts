import { randomUUID } from 'node:crypto'
import { type Context, errors, payments, type Resolvers } from 'musette/demo-store'

type Token = { public_hash: string; payment_method_code: string; type: string; details: string }

const CODE = 'braintree_cc_vault'
/** A card that is always refused. */
const REFUSED = '0002'
const MAX_UNUSED = 1000

/** What each customer has saved, until it is deleted. */
const SAVED: readonly Token[] = [
  saved('demo-visa', { type: 'VI', maskedCC: '1111', expirationDate: '12/2031' }),
  saved('demo-mastercard', { type: 'MC', maskedCC: REFUSED, expirationDate: '06/2030' }),
]

const deleted = new WeakMap<object, Set<string>>()
/** Each choice of a card makes one of these, and each attempt to pay uses one up. */
const unused = new Map<string, string>()

/** Braintree's module with its vault: the card is charged with the order. */
export const braintree: payments.Provider = {
  kind: 'braintree',
  codes: CODE,
  recordedAs: 'braintree',
  module: 'braintree',
  choose({ [CODE]: given }) {
    const hash = (given as { public_hash?: string } | null | undefined)?.public_hash
    if (!SAVED.some(({ public_hash: known }) => known === hash))
      throw errors.inputError('Sorry, but something went wrong')
    const nonce = randomUUID()
    if (unused.size >= MAX_UNUSED) unused.clear()
    unused.set(nonce, hash ?? '')
    return { nonce }
  },
  async approved(cart, db) {
    const nonce = cart.payment?.details?.['nonce'] ?? ''
    const hash = unused.get(nonce)
    unused.delete(nonce)
    const card = SAVED.find(({ public_hash: known }) => known === hash)
    if (cart.customerId === null || !card || card.details.includes(REFUSED)) {
      throw new errors.OrderRefusal(
        'Your payment could not be taken. Please try again or use a different payment method. Do Not Honor',
      )
    }
    await db.query(
      `insert into payment_session (id, kind, cart_id, amount_cents, status, return_url, created_at)
       values ($1, 'braintree', $2, $3, 'approved', '', now())`,
      [nonce, cart.id, cart.totals.grandTotal],
    )
    const session = await payments.findSession({ id: nonce }, 'braintree', db)
    if (!session) throw new Error(`payment ${nonce} was not written`)
    return session
  },
}

export const vaultResolvers: Resolvers = {
  Query: {
    customerPaymentTokens: (_: unknown, __: unknown, context: Context) => ({ items: tokensOf(context) }),
  },
  Mutation: {
    deletePaymentToken: (_: unknown, { public_hash: hash }: { public_hash: string }, context: Context) => {
      if (!tokensOf(context).some(({ public_hash: known }) => known === hash))
        throw errors.noSuchEntity(`Could not find a token using public hash: ${hash}`)
      deletedOf(context).add(`${context.customerId} ${hash}`)
      return { result: true }
    },
  },
}

function saved(hash: string, details: object): Token {
  return { public_hash: hash, payment_method_code: 'braintree', type: 'card', details: JSON.stringify(details) }
}

function tokensOf(context: Context): Token[] {
  const { customerId } = context
  if (customerId === null) throw errors.storeError('graphql-authorization', "The current customer isn't authorized.")
  const gone = deletedOf(context)
  return SAVED.filter(({ public_hash: hash }) => !gone.has(`${customerId} ${hash}`))
}

function deletedOf({ db }: Context): Set<string> {
  const known = deleted.get(db) ?? new Set<string>()
  deleted.set(db, known)
  return known
}
