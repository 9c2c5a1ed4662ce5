import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '../../content/html.ts'
import { findOrder } from '../../orders/load.ts'
import type { StoreState } from '../../state.ts'
import { findSession, type PaymentSession } from '../sessions.ts'
import { settleCard } from '../settle.ts'
import { euros, formOf, missingPage, sandboxPage, sendPage } from './page.ts'

const OUTCOMES: Partial<Record<PaymentSession['status'], string>> = {
  paid: 'Ce paiement est accepté.',
  failed: 'Ce paiement a été refusé.',
  canceled: 'Ce paiement a été annulé.',
  expired: 'Ce paiement a expiré.',
}

type Route = { Params: { payment: string } }

/** `GET` and `POST /card/<payment>`: the hosted page where a card is paid. */
export function cardRoutes(app: FastifyInstance, state: StoreState): void {
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

/** For who comes back to a payment that is decided. */
function decidedPage({ status, return_url: url }: PaymentSession): string {
  return sandboxPage(
    'Paiement terminé',
    `<p>${OUTCOMES[status] ?? ''}</p><p><a href="${escapeHtml(url)}">Revenir à la boutique</a></p>`,
  )
}

/** The card form: it takes any card, the buttons decide what the bank answers. */
function cardPage(session: PaymentSession, number: string): string {
  return sandboxPage(
    'Paiement par carte',
    `${summary(session, number)}
<form method="post">
<div><label for="card">Numéro de carte</label><input id="card" name="card" inputmode="numeric" autocomplete="off" value="4970 1000 0000 0014"></div>
<div class="row">
<div><label for="expiry">Expiration</label><input id="expiry" name="expiry" inputmode="numeric" autocomplete="off" value="12/30"></div>
<div><label for="cvc">Cryptogramme</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="off" value="123"></div>
</div>
<button class="main" name="action" value="pay">Payer ${euros(session.amount_cents)}</button>
<button name="action" value="challenge">Payer avec authentification forte</button>
<fieldset><legend>Et si…</legend>
<button name="action" value="refuse">La banque refuse</button>
<button name="action" value="close">Je paie, puis je ferme l’onglet</button>
</fieldset>
<button name="action" value="cancel">Annuler et revenir à la boutique</button>
</form>`,
  )
}

/** Strong customer authentication: the bank asks for a code, which a real one would send to a telephone. */
function challengePage(session: PaymentSession, number: string, error: string | null): string {
  return sandboxPage(
    'Authentification forte',
    `${summary(session, number)}
<p>Votre banque vous a envoyé un code par SMS. Ici, le voici&nbsp;: <code id="sent">${escapeHtml(session.challenge ?? '')}</code></p>
<form method="post">
<div><label for="code">Code reçu</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required autofocus${error === null ? '' : ' aria-invalid="true" aria-describedby="code-error"'}>
${error === null ? '' : `<p class="error" id="code-error" role="alert">${escapeHtml(error)}</p>`}</div>
<button class="main" name="action" value="confirm">Valider</button>
<button name="action" value="cancel" formnovalidate>Annuler et revenir à la boutique</button>
</form>`,
  )
}

/** A six-digit code, as banks send them. */
function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

function closedPage(): string {
  return sandboxPage(
    'Paiement accepté',
    '<p>Vous pouvez fermer cet onglet. La banque prévient la boutique de son côté : votre commande est payée, que vous y reveniez ou non.</p>',
  )
}

function summary({ amount_cents: cents }: PaymentSession, number: string): string {
  return `<p class="amount">${euros(cents)}</p><dl><dt>Commerçant</dt><dd>Musette</dd><dt>Commande</dt><dd>n°&nbsp;${escapeHtml(number)}</dd></dl>`
}
