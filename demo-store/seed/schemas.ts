import { Type } from 'typebox'
import type { TSchema } from 'typebox'

/** The shapes of the files of customers, orders, checkout and settings; `types.ts` takes its types from them. */

const strict = { additionalProperties: false }
const text = Type.String({ minLength: 1 })
const list = <T extends TSchema>(of: T) => Type.Array(of)
const count = Type.Integer({ minimum: 1 })
/** Integer cents including tax. */
const cents = Type.Integer({ minimum: 0 })
/** `YYYY-MM-DD HH:mm:ss`, UTC. */
const time = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$' })

/** A customer with a known password, for trying the shop. The first address is the default of both kinds. */
export const customerSchema = Type.Object(
  {
    email: text,
    firstname: text,
    lastname: text,
    createdAt: time,
    subscribed: Type.Optional(Type.Boolean()),
    /** Defaults to `general`. */
    group: Type.Optional(Type.Enum(['guest', 'general', 'wholesale', 'retailer'])),
    /** Adobe Commerce. */
    storeCreditCents: Type.Optional(cents),
    addresses: list(
      Type.Object(
        { street: list(text), city: text, postcode: text, telephone: text, company: Type.Optional(text) },
        strict,
      ),
    ),
  },
  strict,
)

/** A tier price of one customer group; from one piece on, it is the group's price. */
export const groupPriceSchema = Type.Object(
  { sku: text, group: Type.Enum(['guest', 'general', 'wholesale', 'retailer']), qty: count, cents },
  strict,
)

/** Data of a customer besides orders. */
export const belongingsSchema = Type.Object(
  {
    email: text,
    wishes: list(Type.Object({ sku: text, quantity: count, at: time }, strict)),
    /** Recipients of the wish list. */
    sharing: Type.Optional(Type.Object({ emails: list(text), message: text, at: time }, strict)),
    tickets: list(
      Type.Object(
        {
          subject: text,
          message: text,
          department_id: Type.Integer(),
          at: time,
          answers: list(Type.Object({ text, at: time }, strict)),
        },
        strict,
      ),
    ),
    /** Sold-out products that are waited for. */
    alerts: list(Type.Object({ sku: text, at: time }, strict)),
  },
  strict,
)

/** A past order, and what happened to it, in order. */
export const orderSchema = Type.Object(
  {
    /** E-mail of an account in the seed, or of a guest. */
    email: text,
    guest: Type.Optional(
      Type.Object(
        { firstname: text, lastname: text, street: list(text), city: text, postcode: text, telephone: text },
        strict,
      ),
    ),
    createdAt: time,
    lines: list(
      Type.Object(
        {
          sku: text,
          variant: Type.Optional(text),
          links: Type.Optional(list(Type.Integer())),
          quantity: count,
        },
        strict,
      ),
    ),
    coupon: Type.Optional(text),
    delivery: Type.Object({ carrier: text, method: text }, strict),
    payment: text,
    steps: list(
      Type.Object(
        {
          at: time,
          /** `return`: the shopper asks to send goods back, and the store agrees. An extension writes it. */
          do: Type.Enum(['invoice', 'ship', 'refund', 'cancel', 'hold', 'return']),
          /** Defaults to everything that is left. */
          items: Type.Optional(list(Type.Object({ sku: text, quantity: count }, strict))),
          tracking: Type.Optional(list(Type.Object({ carrier: text, title: text, number: text }, strict))),
          withShipping: Type.Optional(Type.Boolean()),
          comment: Type.Optional(text),
          reply: Type.Optional(text),
        },
        strict,
      ),
    ),
  },
  strict,
)

/** Lower ones are offered first, those without one at 100, equal ones in the order of their files. */
const sortOrder = Type.Optional(Type.Integer({ minimum: 0 }))

/** A delivery method. Of several entries with one carrier and method, the first that serves the address is offered. */
export const carrierSchema = Type.Object(
  {
    carrier: text,
    carrierTitle: text,
    method: text,
    methodTitle: text,
    /** `store`: to one of the shop's own pickup locations; `home`: to the address of the cart, which may be a relay's. */
    kind: Type.Enum(['home', 'store']),
    cents,
    /** Subtotal including tax, after discounts, from which it costs nothing. */
    freeFromCents: Type.Optional(cents),
    /** Subtotal below which it is not offered. */
    minimumCents: Type.Optional(cents),
    /** Two-letter codes; defaults to all countries. */
    countries: Type.Optional(list(text)),
    /** Regular expression for the postcodes it serves. */
    postcodes: Type.Optional(text),
    /** Limit for the whole cart. */
    maxWeightGrams: Type.Optional(count),
    /** Limit for one unit. */
    maxUnitGrams: Type.Optional(count),
    /** `frozen`: offered for carts with frozen goods only; `dry`: for those without. */
    goods: Type.Optional(Type.Enum(['dry', 'frozen'])),
    /** Third-party module that brings it. */
    module: Type.Optional(text),
    /** Switched off by the merchant. */
    disabled: Type.Optional(Type.Boolean()),
    /** Withdrawn once the address names a pickup location. */
    notWithPickup: Type.Optional(Type.Boolean()),
    sortOrder,
  },
  strict,
)

/** A cart price rule; without a code it applies by itself. */
export const cartRuleSchema = Type.Object(
  {
    code: Type.Optional(text),
    label: text,
    /** Percent of the lines, cents off the cart including tax, or delivery for nothing. */
    discount: Type.Union([
      Type.Object({ type: Type.Literal('percent'), rate: Type.Number() }, strict),
      Type.Object({ type: Type.Literal('fixed'), cents }, strict),
      Type.Object({ type: Type.Literal('free_shipping') }, strict),
    ]),
    /** Smallest subtotal including tax. */
    minimumCents: Type.Optional(cents),
    /** ISO date after which it no longer applies. */
    expiresAt: Type.Optional(text),
  },
  strict,
)

/** `HH:mm-HH:mm`; an empty list is a closed day. Without Monday, it is like the other weekdays. */
const spans = list(Type.String({ pattern: '^\\d\\d:\\d\\d-\\d\\d:\\d\\d$' }))
const hoursSchema = Type.Object(
  { monday: Type.Optional(spans), weekday: spans, saturday: spans, sunday: spans },
  strict,
)

/** Fields that extensions have, too. */
const offers = {
  carriers: list(carrierSchema),
  paymentMethods: list(
    Type.Object(
      {
        code: text,
        title: text,
        sortOrder,
        /** Times at which the seed's orders with this method were placed. */
        pastOrders: Type.Optional(list(time)),
      },
      strict,
    ),
  ),
  pickupLocations: Type.Optional(
    list(
      Type.Object(
        {
          code: text,
          name: text,
          address: Type.Object({ street: text, postcode: text, city: text }, strict),
          /** Latitude and longitude. */
          position: Type.Tuple([Type.Number(), Type.Number()]),
        },
        strict,
      ),
    ),
  ),
  /** Opening hours by the kind of shop. */
  hours: Type.Optional(Type.Record(Type.String(), hoursSchema)),
  relays: Type.Optional(
    list(
      Type.Object(
        {
          id: text,
          carrier: text,
          name: text,
          /** The country defaults to France. */
          address: Type.Object({ street: text, postcode: text, city: text, country: Type.Optional(text) }, strict),
          /** Latitude and longitude. */
          position: Type.Tuple([Type.Number(), Type.Number()]),
          /** Key of `hours`. */
          hours: text,
        },
        strict,
      ),
    ),
  ),
}

/** The `checkout.yaml` of an extension. */
export const checkoutPartSchema = Type.Partial(Type.Object(offers), strict)

export const checkoutSchema = Type.Object(
  {
    ...offers,
    agreements: list(
      Type.Object(
        {
          id: Type.Integer(),
          name: text,
          /** Identifier of the page whose content it shows. */
          page: text,
          contentHeight: text,
          checkboxText: text,
          mode: Type.Enum(['AUTO', 'MANUAL']),
        },
        strict,
      ),
    ),
    cartRules: list(cartRuleSchema),
    taxedCountries: list(text),
  },
  strict,
)

/** A row of Magento's url_rewrite table that is not derived from an entity. */
export const rewriteSchema = Type.Object(
  { requestPath: text, targetPath: text, redirectCode: Type.Union([Type.Literal(301), Type.Literal(302)]) },
  strict,
)

/** Members of `storeConfig`, named as Magento's GraphQL fields. */
export const storeConfigSchema = Type.Record(
  Type.String(),
  Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]),
)
