import type { FastifyPluginAsync } from 'fastify'
import extensions from 'virtual:extensions/demo-store'
import { ControlError } from '../errors.ts'
import { onlyLoopback } from '../transport/request.ts'
import type { Control } from './control.ts'

type Schema = Record<string, unknown>
type Properties = Record<string, Schema>

const LONG_TEXT = { type: 'string', minLength: 1, maxLength: 100_000 }
const TEXT = { type: 'string', minLength: 1, maxLength: 1000 }
const NULLABLE_TEXT = { ...LONG_TEXT, nullable: true }
const FLAG = { type: 'boolean' }
const INTEGER = { type: 'integer' }
const ID = integer(1, 2_147_483_647)
const CENTS = integer(0, 100_000_000)
const SIGNED_CENTS = integer(-100_000_000, 100_000_000)
const GROUP = oneOf('general', 'wholesale', 'retailer')
const NUMBER = { number: TEXT }
const LINES = {
  items: list(object({ sku: TEXT, quantity: integer(1, 10_000) }), 500),
  comment: TEXT,
}

/** The JSON schema of what each action accepts; keys are the last part of its path. */
const bodies: Partial<Record<keyof Control, Schema>> = {
  maintenance: object({ enabled: FLAG }),
  search: object({ available: FLAG }),
  languagePack: object({ isFull: FLAG }),
  level: object({ level: LONG_TEXT }),
  edition: object({ edition: LONG_TEXT }),
  extensions: object({ names: list(LONG_TEXT, 32) }),
  clock: object({ now: NULLABLE_TEXT }),
  purgeHosts: object({ hosts: list(LONG_TEXT, 16) }),
  setting: object({ key: LONG_TEXT, value: { type: ['string', 'number', 'boolean', 'null'] } }),
  product: object(
    { sku: LONG_TEXT },
    {
      name: LONG_TEXT,
      cents: CENTS,
      specialCents: { ...CENTS, nullable: true },
      enabled: FLAG,
      visibility: oneOf('catalog', 'hidden'),
      description: LONG_TEXT,
      categoryIds: list(INTEGER, 100),
    },
  ),
  stock: object({ sku: LONG_TEXT, quantity: integer(0, 1_000_000) }),
  groupPrice: object({ sku: LONG_TEXT, group: GROUP, qty: integer(1, 100_000), cents: CENTS }),
  customerGroup: object({ email: LONG_TEXT, group: GROUP }),
  category: object(
    { id: INTEGER },
    {
      name: LONG_TEXT,
      active: FLAG,
      includeInMenu: FLAG,
      description: NULLABLE_TEXT,
      position: INTEGER,
      displayMode: oneOf('PRODUCTS', 'PAGE', 'PRODUCTS_AND_PAGE', null),
      cmsBlock: NULLABLE_TEXT,
    },
  ),
  page: object({ identifier: LONG_TEXT }, { title: LONG_TEXT, heading: LONG_TEXT, content: LONG_TEXT, active: FLAG }),
  block: object({ identifier: LONG_TEXT }, { title: LONG_TEXT, content: LONG_TEXT, active: FLAG }),
  rewrite: object({ requestPath: LONG_TEXT, targetPath: LONG_TEXT, redirectCode: oneOf(0, 301, 302) }),
  removeRewrite: object({ requestPath: LONG_TEXT }),
  review: object({ id: ID, status: oneOf('pending', 'approved', 'rejected') }),
  invoice: object(NUMBER, LINES),
  ship: object(NUMBER, { ...LINES, tracking: list(object({ carrier: TEXT, title: TEXT, number: TEXT }), 20) }),
  refund: object(NUMBER, { ...LINES, withShipping: FLAG, adjustmentCents: SIGNED_CENTS, toStoreCredit: FLAG }),
  orderPaid: object(NUMBER),
  cancelOrder: object(NUMBER),
  storeCredit: object({ email: TEXT, cents: SIGNED_CENTS }),
  carrier: object({ carrier: TEXT, method: TEXT }, { cents: CENTS, enabled: FLAG }),
  paymentMethod: object({ code: TEXT, enabled: FLAG }, { title: TEXT }),
  cartRule: object(
    {
      label: TEXT,
      discount: {
        anyOf: [
          object({ type: oneOf('percent'), rate: { type: 'number', exclusiveMinimum: 0, maximum: 100 } }),
          object({ type: oneOf('fixed'), cents: CENTS }),
          object({ type: oneOf('free_shipping') }),
        ],
      },
    },
    { code: TEXT, minimumCents: CENTS, expiresAt: TEXT },
  ),
  removeCartRule: object({ label: TEXT }),
  index: object({}),
  flush: object({}),
  calm: object({}),
}

/**
 * The control API: `POST <action>` with a JSON body is responded to with `{ ok: true }`, or 400 with `{ error }`. `GET` reads
 * `requests`, `mails`, `reviews` and what extensions show; `DELETE requests` clears them. Only callers on this machine get in.
 */
export function controlRoutes(control: Control): FastifyPluginAsync {
  return async (app) => {
    onlyLoopback(app)
    app.get('/requests', () => control.requests())
    app.get<{ Querystring: { to?: string } }>('/mails', ({ query }) => control.mails(query))
    app.get<{ Querystring: { status?: string } }>('/reviews', ({ query }) => control.reviews(query))
    app.delete('/requests', async () => {
      await control.resetRequests()
      return { ok: true }
    })
    app.addHook('preValidation', async (request, reply) => {
      if (request.method !== 'POST') return
      try {
        request.body = JSON.parse(typeof request.body === 'string' && request.body ? request.body : '{}')
      } catch {
        return reply.code(400).send({ error: 'the body must be JSON' })
      }
    })
    for (const name of extensions.flatMap(({ controlReads = [] }) => controlReads)) app.get(`/${name}`, () => run(name))
    const all = Object.assign({}, bodies, ...extensions.map(({ controlBodies }) => controlBodies)) as typeof bodies
    for (const [action, body] of Object.entries(all)) {
      app.post(`/${action}`, { schema: { body }, attachValidation: true }, async (request, reply) => {
        if (request.validationError) return reply.code(400).send({ error: request.validationError.message })
        try {
          await run(action as keyof Control, request.body)
        } catch (error) {
          if (error instanceof ControlError) return reply.code(400).send({ error: error.message })
          throw error
        }
        return { ok: true }
      })
    }
  }

  function run(action: keyof Control, argument?: unknown): Promise<unknown> {
    return (control[action] as (argument: unknown) => Promise<unknown>)(argument)
  }
}

/** An object with these properties and no other. */
function object(required: Properties, optional: Properties = {}): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(required),
    properties: { ...required, ...optional },
  }
}

function integer(minimum: number, maximum: number): Schema {
  return { type: 'integer', minimum, maximum }
}

function list(items: Schema, maxItems: number): Schema {
  return { type: 'array', items, maxItems }
}

function oneOf(...values: readonly (string | number | null)[]): Schema {
  return { enum: values }
}
