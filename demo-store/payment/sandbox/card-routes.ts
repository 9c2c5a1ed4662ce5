import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { findOrder } from '../../orders/load.ts'
import type { StoreState } from '../../state.ts'
import { findSession } from '../sessions.ts'
import type { PaymentSession } from '../sessions.ts'
import { settleCard } from '../settle.ts'
import { cardPage, challengePage, closedPage, decidedPage } from './card-pages.ts'
import { formOf, missingPage, sendPage } from './page.ts'

type Route = { Params: { payment: string } }

/** A six-digit code, as banks send them. */
const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** `GET` and `POST /card/<payment>`: the hosted page where a card is paid. */
export const cardRoutes = (app: FastifyInstance, state: StoreState): void => {
  const show = async (session: PaymentSession, reply: FastifyReply, error: string | null = null) => {
    if (session.status !== 'open') return sendPage(reply, 200, decidedPage(session))
    const order = session.order_id === null ? null : await findOrder({ id: session.order_id }, state.db)
    const number = order?.number ?? ''
    const page = session.challenge === null ? cardPage(session, number) : challengePage(session, number, error)
    return sendPage(reply, error === null ? 200 : 422, page, [session.return_url])
  }

  const challenge = async (session: PaymentSession, reply: FastifyReply): Promise<FastifyReply> => {
    await state.db.query("update payment_session set challenge = $2 where id = $1 and status = 'open'", [
      session.id,
      newCode(),
    ])
    return reply.redirect(`/sandbox/card/${session.id}`, 303)
  }

  const decide = async (
    session: PaymentSession,
    outcome: 'paid' | 'failed' | 'canceled',
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    await settleCard(session, outcome, state)
    return reply.redirect(session.return_url, 303)
  }

  app.get<Route>('/card/:payment', async (request, reply) => {
    const session = await findSession({ id: request.params.payment }, 'card', state.db)
    return session ? show(session, reply) : sendPage(reply, 404, missingPage())
  })

  app.post<Route>('/card/:payment', async (request, reply) => {
    const session = await findSession({ id: request.params.payment }, 'card', state.db)
    if (!session) return sendPage(reply, 404, missingPage())
    if (session.status !== 'open') return sendPage(reply, 200, decidedPage(session))
    const form = formOf(request.body)
    switch (form.get('action')) {
      case 'pay':
        return decide(session, 'paid', reply)
      case 'refuse':
        return decide(session, 'failed', reply)
      case 'cancel':
        return decide(session, 'canceled', reply)
      case 'challenge':
        return challenge(session, reply)
      case 'confirm':
        return session.challenge !== null && form.get('code')?.trim() === session.challenge
          ? decide(session, 'paid', reply)
          : show(session, reply, 'Ce code n’est pas le bon. Vérifiez-le et réessayez.')
      case 'close':
        await settleCard(session, 'paid', state)
        return sendPage(reply, 200, closedPage())
      default:
        return show(session, reply)
    }
  })
}
