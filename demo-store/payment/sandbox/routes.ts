import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { StoreState } from '../../state.ts'
import { findSession, paymentId } from '../sessions.ts'
import { cardRoutes } from './card-routes.ts'
import { euros, formOf, missingPage, sandboxPage, sendPage } from './page.ts'

type Route = { Params: { token: string } }

const PAYER_ID_LENGTH = 13

/** Pages of payment providers, which the shopper's browser is sent to. Their ids are the only key to them. */
export function sandboxRoutes(state: StoreState): FastifyPluginAsync {
  return async (app) => {
    cardRoutes(app, state)
    walletRoutes(app, state)
  }
}

/** `GET` and `POST /wallet/<token>`: the wallet that is asked before the order. */
function walletRoutes(app: FastifyInstance, state: StoreState): void {
  app.get<Route>('/wallet/:token', async (request, reply) => {
    const session = await findSession({ id: request.params.token }, 'wallet', state.db)
    if (!session || session.status === 'paid') return sendPage(reply, 404, missingPage())
    return sendPage(reply, 200, walletPage(session.amount_cents), [session.return_url, session.cancel_url ?? ''])
  })

  app.post<Route>('/wallet/:token', async (request, reply) => {
    const session = await findSession({ id: request.params.token }, 'wallet', state.db)
    if (!session || session.status === 'paid') return sendPage(reply, 404, missingPage())
    const approved = formOf(request.body).get('action') === 'approve'
    const payerId = session.payer_id ?? paymentId('', PAYER_ID_LENGTH).toUpperCase()
    await state.db.query("update payment_session set status = $2, payer_id = $3 where id = $1 and status <> 'paid'", [
      session.id,
      approved ? 'approved' : 'canceled',
      payerId,
    ])
    return reply.redirect(
      approved
        ? withParameters(session.return_url, { token: session.id, PayerID: payerId })
        : withParameters(session.cancel_url ?? session.return_url, { token: session.id }),
      303,
    )
  })
}

function walletPage(cents: number): string {
  return sandboxPage(
    'Portefeuille d’essai',
    `<p class="amount">${euros(cents)}</p>
<p>Bonjour, vous êtes connecté comme <strong>acheteur@musette.example</strong>. Vous confirmez l’achat à l’étape suivante, dans la boutique.</p>
<form method="post">
<button class="main" name="action" value="approve">Continuer vers la boutique</button>
<button name="action" value="cancel">Annuler et revenir à la boutique</button>
</form>`,
  )
}

/** An address with the wallet's own parameters. */
function withParameters(address: string, values: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.href
}
