import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify'
import { findOrder } from '../../orders/load.ts'
import type { StoreState } from '../../state.ts'
import { euros } from '../../store/views.ts'
import { escapeHtml, plainPage } from '../../transport/pages.ts'
import { findSession, paymentId, type PaymentSession, settleCard } from '../sessions.ts'

const STYLE = `
:root { color-scheme: light dark; --line: #c9cfd6; --soft: #eef1f5; --accent: #1b4f8f; --on-accent: #fff; --text: #1c2430; --page: #fff; --muted: #566273; --warn: #8a3b00; --warn-bg: #fff3e6 }
@media (prefers-color-scheme: dark) {
  :root { --line: #414b59; --soft: #161b22; --accent: #9cc4f5; --on-accent: #10161e; --text: #e9edf2; --page: #1f2630; --muted: #aab4c2; --warn: #ffc58f; --warn-bg: #3a2a1a }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--soft); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 28rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
.card { padding: 1.25rem; background: var(--page); border: 1px solid var(--line); border-radius: .75rem }
h1 { margin: 0 0 .25rem; font-size: 1.35rem; line-height: 1.25 }
p { margin: 0 0 1rem }
.notice { padding: .5rem .75rem; border-radius: .5rem; background: var(--warn-bg); color: var(--warn); font-size: .9rem }
.amount { font-size: 1.75rem; font-weight: 600 }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem }
dt { color: var(--muted) }
dd { margin: 0; text-align: right; overflow-wrap: anywhere }
form { display: grid; gap: .75rem }
label { display: block; margin-bottom: .25rem; font-weight: 600 }
input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--muted); border-radius: .5rem; background: var(--page); color: var(--text); font: inherit }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem }
button { min-height: 2.75rem; padding: .6rem 1rem; border: 1px solid var(--accent); border-radius: .5rem; background: var(--page); color: var(--accent); font: inherit; font-weight: 600; cursor: pointer }
button.main { background: var(--accent); color: var(--on-accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
fieldset { display: grid; gap: .75rem; margin: 0; padding: 1rem; border: 1px dashed var(--line); border-radius: .5rem }
legend { padding: 0 .35rem; color: var(--muted) }
.error { color: var(--warn); font-weight: 600 }
code { font-size: 1.25rem; letter-spacing: .15em }
`

const SANDBOX = '<p class="notice">Page d’essai : aucune banque n’est contactée et aucun compte n’est débité.</p>'

const OUTCOMES: Partial<Record<PaymentSession['status'], string>> = {
  paid: 'Ce paiement est accepté.',
  failed: 'Ce paiement a été refusé.',
  canceled: 'Ce paiement a été annulé.',
  expired: 'Ce paiement a expiré.',
}

type CardRoute = { Params: { payment: string } }

type Route = { Params: { token: string } }

const PAYER_ID_LENGTH = 13

/** Pages of payment providers, which the shopper's browser is sent to. Their ids are the only key to them. */
export function sandboxRoutes(state: StoreState): FastifyPluginAsync {
  return async (app) => {
    cardRoutes(app, state)
    walletRoutes(app, state)
  }
}

/** `GET` and `POST /card/<payment>`: the hosted page where a card is paid. */
function cardRoutes(app: FastifyInstance, state: StoreState): void {
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

  app.get<CardRoute>('/card/:payment', async (request, reply) => {
    const session = await findSession({ id: request.params.payment }, 'card', state.db)
    return session ? show(session, reply) : sendPage(reply, 404, missingPage())
  })

  app.post<CardRoute>('/card/:payment', async (request, reply) => {
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

/** `GET` and `POST /wallet/<token>`: the wallet page, before the order. */
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

/** Shown for a payment that is already decided. */
function decidedPage({ status, return_url: url }: PaymentSession): string {
  return sandboxPage(
    'Paiement terminé',
    `<p>${OUTCOMES[status] ?? ''}</p><p><a href="${escapeHtml(url)}">Revenir à la boutique</a></p>`,
  )
}

/** The card form. It accepts any card; the buttons choose the bank's response. */
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

function summary({ amount_cents: cents }: PaymentSession, number: string): string {
  return `<p class="amount">${euros(cents)}</p><dl><dt>Commerçant</dt><dd>Musette</dd><dt>Commande</dt><dd>n°&nbsp;${escapeHtml(number)}</dd></dl>`
}

/** One page of the sandbox, in French. `content` is HTML. */
function sandboxPage(title: string, content: string): string {
  return plainPage(title, STYLE, `${SANDBOX}<div class="card"><h1>${escapeHtml(title)}</h1>${content}</div>`)
}

/** Sends a page. The content security policy lets forms redirect to `returnUrls`. */
function sendPage(reply: FastifyReply, status: number, html: string, returnUrls: string[] = []): FastifyReply {
  const origins = returnUrls.flatMap((url) => (URL.canParse(url) ? new URL(url).origin : []))
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${[...new Set(origins)].join(' ')}; frame-ancestors 'none'; base-uri 'none'`,
      'referrer-policy': 'no-referrer',
    })
    .send(html)
}

/** Values of a submitted form; the first one of each name. */
function formOf(body: unknown): URLSearchParams {
  return new URLSearchParams(typeof body === 'string' ? body : '')
}

function missingPage(): string {
  return sandboxPage(
    'Paiement introuvable',
    '<p>Ce paiement n’existe pas ou n’existe plus. Retournez à la boutique.</p>',
  )
}
