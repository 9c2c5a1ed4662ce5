import type { FastifyInstance } from 'fastify'
import { payments, type SiteParts } from 'musette/server'
import { NAME } from './payment.ts'

/** Pages of the module to which Stripe sends shoppers back → outcome. Their addresses begin with the store's base link URL, which is the shop's. */
const OUTCOMES: Readonly<Record<string, string>> = { index: 'paid', cancel: 'canceled' }

export async function returnRoutes(app: FastifyInstance, { shop }: SiteParts): Promise<void> {
  for (const [page, outcome] of Object.entries(OUTCOMES)) {
    app.get(`/stripe/payment/${page}/*`, async (_, reply) =>
      reply
        .header('cache-control', 'private, no-store')
        .redirect(`${shop.basePath}${payments.returnPath(NAME)}/${outcome}`, 303),
    )
  }
}
