import { Type } from 'typebox'
import { RETURN_STATUSES } from '../returns/types.ts'

const text = Type.String({ minLength: 1, maxLength: 1000 })
const cents = Type.Integer({ minimum: 0, maximum: 100_000_000 })
const signedCents = Type.Integer({ minimum: -100_000_000, maximum: 100_000_000 })
const STRICT = { additionalProperties: false }

const lines = {
  number: text,
  items: Type.Optional(
    Type.Array(Type.Object({ sku: text, quantity: Type.Integer({ minimum: 1, maximum: 10_000 }) }, STRICT), {
      maxItems: 500,
    }),
  ),
  comment: Type.Optional(text),
}

/** What the actions on orders and on the checkout's settings accept. */
export const salesBodies = {
  invoice: Type.Object(lines, STRICT),
  ship: Type.Object(
    {
      ...lines,
      tracking: Type.Optional(
        Type.Array(Type.Object({ carrier: text, title: text, number: text }, STRICT), { maxItems: 20 }),
      ),
    },
    STRICT,
  ),
  refund: Type.Object(
    {
      ...lines,
      withShipping: Type.Optional(Type.Boolean()),
      adjustmentCents: Type.Optional(signedCents),
      toStoreCredit: Type.Optional(Type.Boolean()),
    },
    STRICT,
  ),
  orderPaid: Type.Object({ number: text }, STRICT),
  expirePayment: Type.Object({ number: text }, STRICT),
  cancelOrder: Type.Object({ number: text }, STRICT),
  orderStatus: Type.Object(
    {
      number: text,
      status: Type.Union(
        (['pending', 'pending_payment', 'processing', 'holded', 'complete', 'closed', 'canceled'] as const).map(
          (status) => Type.Literal(status),
        ),
      ),
    },
    STRICT,
  ),
  orderComment: Type.Object({ number: text, message: text }, STRICT),
  returnStatus: Type.Object(
    {
      id: Type.Integer({ minimum: 1 }),
      status: Type.Union(RETURN_STATUSES.map((status) => Type.Literal(status))),
      comment: Type.Optional(text),
    },
    STRICT,
  ),
  storeCredit: Type.Object({ email: text, cents: signedCents }, STRICT),
  carrier: Type.Object(
    { carrier: text, method: text, cents: Type.Optional(cents), enabled: Type.Optional(Type.Boolean()) },
    STRICT,
  ),
  paymentMethod: Type.Object({ code: text, title: Type.Optional(text), enabled: Type.Boolean() }, STRICT),
  cartRule: Type.Object(
    {
      code: Type.Optional(text),
      label: text,
      discount: Type.Union([
        Type.Object(
          { type: Type.Literal('percent'), rate: Type.Number({ exclusiveMinimum: 0, maximum: 100 }) },
          STRICT,
        ),
        Type.Object({ type: Type.Literal('fixed'), cents }, STRICT),
        Type.Object({ type: Type.Literal('free_shipping') }, STRICT),
      ]),
      minimumCents: Type.Optional(cents),
      expiresAt: Type.Optional(text),
    },
    STRICT,
  ),
  removeCartRule: Type.Object({ label: text }, STRICT),
}
