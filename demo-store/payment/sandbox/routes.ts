import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify'
import { findOrder } from '../../orders/load.ts'
import type { StoreState } from '../../state.ts'
import { euros } from '../../store/views.ts'
import { escapeHtml, plainPage } from '../../transport/pages.ts'
import { type Provider, providers } from '../provider.ts'
import { findSession, type PaymentSession, settlePayment } from '../sessions.ts'

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
  approved: 'Ce paiement est accepté.',
  failed: 'Ce paiement a été refusé.',
  canceled: 'Ce paiement a été annulé.',
  expired: 'Ce paiement a expiré.',
}

type PayRoute = { Params: { provider: string; payment: string } }

/** Actions of the shopper, or a bank, on a page. */
type Outcome = 'paid' | 'failed' | 'canceled' | 'late'

/**
 * Pages of payment providers, which the shopper's browser is sent to. Their ids are the only key to them. `GET` and `POST /<provider>/<payment>`:
 * the page where an order is paid, or a cart that becomes one.
 */
export function sandboxRoutes(state: StoreState): FastifyPluginAsync {
  return async (app) => payRoutes(app, state)
}

function payRoutes(app: FastifyInstance, state: StoreState): void {
  const find = ({ provider, payment }: PayRoute['Params']) => {
    const isPlayed = providers().some(({ kind, page }) => page && kind === provider)
    return isPlayed ? findSession({ id: payment }, provider, state.db) : null
  }
  const show = async (session: PaymentSession, reply: FastifyReply, error: string | null = null) => {
    if (!isUndecided(session)) return sendPage(reply, 200, decidedPage(session))
    const order = session.order_id === null ? null : await findOrder({ id: session.order_id }, state.db)
    const page =
      session.challenge === null ? payPage(session, order?.number) : challengePage(session, order?.number, error)
    return sendPage(reply, error === null ? 200 : 422, page, [addressAfter(session, 'paid')])
  }

  const challenge = async (session: PaymentSession, reply: FastifyReply): Promise<FastifyReply> => {
    await state.db.query("update payment_session set challenge = $2 where id = $1 and status = 'open'", [
      session.id,
      newCode(),
    ])
    return reply.redirect(`/sandbox/${session.kind}/${session.id}`, 303)
  }

  const decide = async (session: PaymentSession, outcome: Outcome): Promise<void> => {
    const isLeft = outcome === 'canceled' || outcome === 'failed'
    if (isLeft && playing(session)?.afterOrder?.whenUnpaid === 'page-stays') return
    if (outcome === 'late') {
      await setStatus(session, 'late', state)
    } else if (playing(session)?.afterOrder) {
      await settlePayment(session, outcome, state)
    } else {
      await setStatus(session, outcome === 'paid' ? 'approved' : outcome, state)
    }
  }
  /** Informs the store, as the provider does by itself. */
  const announce = async (session: PaymentSession): Promise<void> => {
    const payload = playing(session)?.page?.announces?.(session)
    if (payload) await app.inject({ method: 'POST', url: '/graphql', payload })
  }

  const leave = async (session: PaymentSession, outcome: Outcome, reply: FastifyReply): Promise<FastifyReply> => {
    await decide(session, outcome)
    if (outcome === 'paid') await announce(session)
    return reply.redirect(addressAfter(session, outcome), 303)
  }

  app.get<PayRoute>('/:provider/:payment', async (request, reply) => {
    const session = await find(request.params)
    return session ? show(session, reply) : sendPage(reply, 404, missingPage())
  })

  app.post<PayRoute>('/:provider/:payment', async (request, reply) => {
    const session = await find(request.params)
    if (!session) return sendPage(reply, 404, missingPage())
    if (!isUndecided(session)) return sendPage(reply, 200, decidedPage(session))
    const form = formOf(request.body)
    switch (form.get('action')) {
      case 'pay':
        return leave(session, 'paid', reply)
      case 'refuse':
        return leave(session, 'failed', reply)
      case 'cancel':
        return leave(session, 'canceled', reply)
      case 'late':
        return leave(session, 'late', reply)
      case 'challenge':
        return challenge(session, reply)
      case 'confirm':
        return session.challenge !== null && form.get('code')?.trim() === session.challenge
          ? leave(session, 'paid', reply)
          : show(session, reply, 'Ce code n’est pas le bon. Vérifiez-le et réessayez.')
      case 'close':
        await decide(session, 'paid')
        await announce(session)
        return sendPage(reply, 200, closedPage())
      default:
        return show(session, reply)
    }
  })
}

function playing({ kind }: PaymentSession): Provider | undefined {
  return providers().find((provider) => provider.kind === kind)
}

/** Sets the status of a payment that is not decided yet. */
async function setStatus({ id }: PaymentSession, status: PaymentSession['status'], { db }: StoreState): Promise<void> {
  await db.query(
    "update payment_session set status = $2, challenge = null where id = $1 and status in ('open', 'late')",
    [id, status],
  )
}

function isUndecided({ status }: PaymentSession): boolean {
  return status === 'open' || status === 'late'
}

/** Returns the address to which the shopper goes, with what the provider adds to it. */
function addressAfter(session: PaymentSession, outcome: Outcome): string {
  const { return_url: paid, cancel_url: canceled, failure_url: failed } = session
  const address = (outcome === 'canceled' ? canceled : outcome === 'failed' ? failed : null) ?? paid
  const { parameters } = playing(session)?.page ?? {}
  return parameters ? withParameters(address, parameters(session)) : address
}

/** Shown for a payment that is already decided. */
function decidedPage(session: PaymentSession): string {
  const { status } = session
  const url = addressAfter(session, status === 'failed' || status === 'canceled' ? status : 'paid')
  return sandboxPage(
    'Paiement terminé',
    `<p>${OUTCOMES[status] ?? ''}</p><p><a href="${escapeHtml(url)}">Revenir à la boutique</a></p>`,
  )
}

/** The form. It accepts any card; the buttons choose the response of the bank or the provider. */
function payPage(session: PaymentSession, number: string | undefined): string {
  const { title = '', hasCard = false } = playing(session)?.page ?? {}
  const card = `<div><label for="card">Numéro de carte</label><input id="card" name="card" inputmode="numeric" autocomplete="off" value="4970 1000 0000 0014"></div>
<div class="row">
<div><label for="expiry">Expiration</label><input id="expiry" name="expiry" inputmode="numeric" autocomplete="off" value="12/30"></div>
<div><label for="cvc">Cryptogramme</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="off" value="123"></div>
</div>`
  return sandboxPage(
    title,
    `${summary(session, number)}
${session.status === 'late' ? '<p class="notice">Le prestataire n’a pas encore répondu à la boutique.</p>' : ''}
<form method="post">
${hasCard ? card : ''}
<button class="main" name="action" value="pay">Payer ${euros(session.amount_cents)}</button>
<button name="action" value="challenge">Payer avec authentification forte</button>
<fieldset><legend>Et si…</legend>
<button name="action" value="refuse">La banque refuse</button>
<button name="action" value="late">La banque répondra plus tard</button>
<button name="action" value="close">Je paie, puis je ferme l’onglet</button>
</fieldset>
<button name="action" value="cancel">Annuler et revenir à la boutique</button>
</form>`,
  )
}

/** Strong customer authentication: the bank asks for a code, which a real one would send to a telephone. */
function challengePage(session: PaymentSession, number: string | undefined, error: string | null): string {
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

/** An address with the provider's own parameters. */
export function withParameters(address: string, values: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.href
}

function summary({ amount_cents: cents }: PaymentSession, number: string | undefined): string {
  const order = number ? `<dt>Commande</dt><dd>n°&nbsp;${escapeHtml(number)}</dd>` : ''
  return `<p class="amount">${euros(cents)}</p><dl><dt>Commerçant</dt><dd>Musette</dd>${order}</dl>`
}

/** One page of the sandbox, in French. `content` is HTML. */
export function sandboxPage(title: string, content: string): string {
  return plainPage(title, STYLE, `${SANDBOX}<div class="card"><h1>${escapeHtml(title)}</h1>${content}</div>`)
}

/** Sends a page. The content security policy lets forms redirect to `returnUrls`. */
export function sendPage(reply: FastifyReply, status: number, html: string, returnUrls: string[] = []): FastifyReply {
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
export function formOf(body: unknown): URLSearchParams {
  return new URLSearchParams(typeof body === 'string' ? body : '')
}

export function missingPage(): string {
  return sandboxPage(
    'Paiement introuvable',
    '<p>Ce paiement n’existe pas ou n’existe plus. Retournez à la boutique.</p>',
  )
}
