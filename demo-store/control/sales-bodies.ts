import { Type } from 'typebox'
import { returnStatuses } from '../returns/types.ts'

const text = Type.String({ minLength: 1, maxLength: 1000 })
const cents = Type.Integer({ minimum: 0, maximum: 100_000_000 })
const signedCents = Type.Integer({ minimum: -100_000_000, maximum: 100_000_000 })
const strict = { additionalProperties: false }

const lines = {
  number: text,
  items: Type.Optional(
    Type.Array(Type.Object({ sku: text, quantity: Type.Integer({ minimum: 1, maximum: 10_000 }) }, strict), {
      maxItems: 500,
    }),
  ),
  comment: Type.Optional(text),
}

/** What the actions on orders and on the checkout's settings accept. */
export const salesBodies = {
  invoice: Type.Object(lines, strict),
  ship: Type.Object(
    {
      ...lines,
      tracking: Type.Optional(
        Type.Array(Type.Object({ carrier: text, title: text, number: text }, strict), { maxItems: 20 }),
      ),
    },
    strict,
  ),
  refund: Type.Object(
    {
      ...lines,
      withShipping: Type.Optional(Type.Boolean()),
      adjustmentCents: Type.Optional(signedCents),
      toStoreCredit: Type.Optional(Type.Boolean()),
    },
    strict,
  ),
  orderPaid: Type.Object({ number: text }, strict),
  expirePayment: Type.Object({ number: text }, strict),
  cancelOrder: Type.Object({ number: text }, strict),
  orderStatus: Type.Object(
    {
      number: text,
      status: Type.Union(
        (['pending', 'pending_payment', 'processing', 'holded', 'complete', 'closed', 'canceled'] as const).map(
          (status) => Type.Literal(status),
        ),
      ),
    },
    strict,
  ),
  orderComment: Type.Object({ number: text, message: text }, strict),
  returnStatus: Type.Object(
    {
      id: Type.Integer({ minimum: 1 }),
      status: Type.Union(returnStatuses.map((status) => Type.Literal(status))),
      comment: Type.Optional(text),
    },
    strict,
  ),
  storeCredit: Type.Object({ email: text, cents: signedCents }, strict),
  carrier: Type.Object(
    { carrier: text, method: text, cents: Type.Optional(cents), enabled: Type.Optional(Type.Boolean()) },
    strict,
  ),
  paymentMethod: Type.Object({ code: text, title: Type.Optional(text), enabled: Type.Boolean() }, strict),
  cartRule: Type.Object(
    {
      code: Type.Optional(text),
      label: text,
      discount: Type.Union([
        Type.Object(
          { type: Type.Literal('percent'), rate: Type.Number({ exclusiveMinimum: 0, maximum: 100 }) },
          strict,
        ),
        Type.Object({ type: Type.Literal('fixed'), cents }, strict),
        Type.Object({ type: Type.Literal('free_shipping') }, strict),
      ]),
      minimumCents: Type.Optional(cents),
      expiresAt: Type.Optional(text),
    },
    strict,
  ),
  removeCartRule: Type.Object({ label: text }, strict),
}
