import type { FastifyPluginAsync } from 'fastify'
import { type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { onlyLoopback } from '../transport/loopback.ts'
import { ControlError } from './control-error.ts'
import type { Control } from './control.ts'
import { salesBodies } from './sales-bodies.ts'

const text = Type.String({ minLength: 1, maxLength: 100_000 })

const flag = Type.Boolean()

const cents = Type.Integer({ minimum: 0, maximum: 100_000_000 })

const group = Type.Union([Type.Literal('general'), Type.Literal('wholesale'), Type.Literal('retailer')])

const coldMs = Type.Integer({ minimum: 0, maximum: 60_000 })

const STRICT = { additionalProperties: false }

/** What each action accepts; keys are the last part of its path. */
const bodies: Partial<Record<keyof Control, TSchema>> = {
  maintenance: Type.Object({ enabled: flag }, STRICT),
  delay: Type.Object({ ms: Type.Integer({ minimum: 0, maximum: 120_000 }) }, STRICT),
  failures: Type.Object(
    {
      count: Type.Integer({ minimum: 0, maximum: 10_000 }),
      kind: Type.Optional(Type.Union([Type.Literal('error'), Type.Literal('garbage'), Type.Literal('close')])),
    },
    STRICT,
  ),
  search: Type.Object({ available: flag }, STRICT),
  level: Type.Object({ level: text }, STRICT),
  edition: Type.Object({ edition: text }, STRICT),
  extensions: Type.Object({ names: Type.Array(text, { maxItems: 32 }) }, STRICT),
  clock: Type.Object({ now: Type.Union([text, Type.Null()]) }, STRICT),
  purgeHosts: Type.Object({ hosts: Type.Array(text, { maxItems: 16 }) }, STRICT),
  setting: Type.Object(
    { key: text, value: Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]) },
    STRICT,
  ),
  product: Type.Object(
    {
      sku: text,
      name: Type.Optional(text),
      cents: Type.Optional(cents),
      specialCents: Type.Optional(Type.Union([cents, Type.Null()])),
      enabled: Type.Optional(flag),
      visibility: Type.Optional(Type.Union([Type.Literal('catalog'), Type.Literal('hidden')])),
      description: Type.Optional(text),
      categoryIds: Type.Optional(Type.Array(Type.Integer(), { maxItems: 100 })),
    },
    STRICT,
  ),
  stock: Type.Object({ sku: text, quantity: Type.Integer({ minimum: 0, maximum: 1_000_000 }) }, STRICT),
  groupPrice: Type.Object({ sku: text, group, qty: Type.Integer({ minimum: 1, maximum: 100_000 }), cents }, STRICT),
  customerGroup: Type.Object({ email: text, group }, STRICT),
  deleteProduct: Type.Object({ sku: text }, STRICT),
  category: Type.Object(
    {
      id: Type.Integer(),
      name: Type.Optional(text),
      active: Type.Optional(flag),
      includeInMenu: Type.Optional(flag),
      description: Type.Optional(Type.Union([text, Type.Null()])),
      position: Type.Optional(Type.Integer()),
      displayMode: Type.Optional(
        Type.Union([Type.Literal('PRODUCTS'), Type.Literal('PAGE'), Type.Literal('PRODUCTS_AND_PAGE'), Type.Null()]),
      ),
      cmsBlock: Type.Optional(Type.Union([text, Type.Null()])),
    },
    STRICT,
  ),
  page: Type.Object(
    {
      identifier: text,
      title: Type.Optional(text),
      heading: Type.Optional(text),
      content: Type.Optional(text),
      active: Type.Optional(flag),
    },
    STRICT,
  ),
  block: Type.Object(
    { identifier: text, title: Type.Optional(text), content: Type.Optional(text), active: Type.Optional(flag) },
    STRICT,
  ),
  rewrite: Type.Object(
    {
      requestPath: text,
      targetPath: text,
      redirectCode: Type.Union([Type.Literal(0), Type.Literal(301), Type.Literal(302)]),
    },
    STRICT,
  ),
  removeRewrite: Type.Object({ requestPath: text }, STRICT),
  review: Type.Object(
    {
      id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      status: Type.Union([Type.Literal('pending'), Type.Literal('approved'), Type.Literal('rejected')]),
    },
    STRICT,
  ),
  ...salesBodies,
  ticketAnswer: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), text }, STRICT),
  index: Type.Object({}, STRICT),
  flush: Type.Object({ coldMs: Type.Optional(coldMs) }, STRICT),
  clean: Type.Object({ coldMs: Type.Optional(coldMs) }, STRICT),
  calm: Type.Object({}, STRICT),
}

/**
 * The control API: `POST <action>` with a JSON body answers `{ ok: true }`, or 400 with `{ error }`. `GET` reads
 * `requests`, `mails`, `reviews` and `tickets`; `DELETE requests` forgets them. Only callers on this machine get in.
 */
export function controlRoutes(control: Control): FastifyPluginAsync {
  return async (app) => {
    onlyLoopback(app)
    app.get('/requests', () => control.requests())
    app.get<{ Querystring: { to?: string } }>('/mails', ({ query }) => control.mails(query))
    app.get('/tickets', () => control.tickets())
    app.get<{ Querystring: { status?: string } }>('/reviews', ({ query }) => control.reviews(query))
    app.delete('/requests', async () => {
      await control.resetRequests()
      return { ok: true }
    })
    for (const [action, schema] of Object.entries(bodies)) {
      app.post(`/${action}`, async (request, reply) => {
        let body: unknown
        try {
          body = JSON.parse(typeof request.body === 'string' && request.body ? request.body : '{}')
        } catch {
          return reply.code(400).send({ error: 'the body must be JSON' })
        }
        const [fault] = Value.Errors(schema, body)
        if (fault) return reply.code(400).send({ error: `${fault.instancePath || 'body'}: ${fault.message}` })
        try {
          await (control[action as keyof Control] as (argument: unknown) => Promise<unknown>)(body)
        } catch (error) {
          if (error instanceof ControlError) return reply.code(400).send({ error: error.message })
          throw error
        }
        return { ok: true }
      })
    }
  }
}
