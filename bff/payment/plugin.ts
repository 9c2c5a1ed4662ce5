import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ShopSettings } from '../config.ts'
import type { OrderDesk } from '../domains/checkout/order-desk.ts'
import { CARD_RETURN, WALLET_RETURN } from '../domains/payment/return-addresses.ts'
import type { RequestContext } from '../graphql/context.ts'
import type { ContextFactory } from '../graphql/request-context.ts'
import { queryOf } from '../http/query-string.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import type { SessionCookies } from '../session/session-cookies.ts'
import { writeSession } from '../session/write-session.ts'
import { isOutage } from '../magento/upstream-error.ts'
import { cardReturn } from './card-return.ts'
import { type Destination, toSuccess, toPayment } from './destinations.ts'
import { walletReturn } from './wallet-return.ts'

export type PaymentOptions = {
  createContext: ContextFactory
  sessionCookies: SessionCookies
  desk: OrderDesk
  limit: RateLimit
  shop: Pick<ShopSettings, 'basePath'>
}

type Return = (query: Record<string, unknown>, context: RequestContext, desk: OrderDesk) => Promise<Destination>

/** `GET {base}/checkout/payment/card` and `/wallet`: where payment providers send shoppers back to. */
export async function paymentPlugin(app: FastifyInstance, options: PaymentOptions): Promise<void> {
  const { createContext, sessionCookies, desk, limit, shop } = options
  await app.register(fastifyCookie)

  function comesFrom(url: string, settle: Return, meanwhile: Destination): void {
    app.get(url, { exposeHeadRoute: false }, async (request, reply) => {
      await limit.take(request)
      const session = sessionCookies.open(request.cookies)
      const origin = `${request.protocol}://${request.host}`
      const context = createContext({ session, log: request.log, address: request.ip, origin })
      const destination = await settle(queryOf(request.url), context, desk).catch((error: unknown) => {
        if (!isOutage(error)) throw error
        request.log.warn({ err: error }, 'the store gave no answer to a payment’s return')
        return meanwhile
      })
      writeSession(reply, session, sessionCookies)
      return sendOn(reply, shop.basePath + destination)
    })
  }

  comesFrom(CARD_RETURN, cardReturn, toSuccess)
  comesFrom(WALLET_RETURN, walletReturn, toPayment('unknown'))
}

/** The address holds what identifies a payment: nobody keeps it, and no other site hears of it. */
function sendOn(reply: FastifyReply, location: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    .redirect(location, 303)
}
