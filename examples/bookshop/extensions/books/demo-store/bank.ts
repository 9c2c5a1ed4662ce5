import type { FastifyPluginAsync } from 'fastify'
import { type Context, type orders, pages, payments, type StoreState } from 'musette/demo-store'

const KIND = 'pay_by_bank'
const STYLE = `body { margin: 0; background: #f4f1ec; color: #2a2428; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 26rem; margin: 0 auto; padding: 2rem 1rem }
button { width: 100%; min-height: 2.75rem; margin: .25rem 0; border: 1px solid #24553b; border-radius: .25rem; background: #fff; color: #24553b; font: inherit }
button:first-child { background: #24553b; color: #fff }`

/** The page where an order is paid. */
export async function pageOf({ order }: { order: orders.Order }, _: unknown, { db, baseUrl }: Context) {
  const session = await payments.findSession({ orderId: order.id }, KIND, db)
  return session && `${baseUrl}sandbox-bank/${session.id}`
}

/** `/sandbox-bank/<payment>`: a bank that pays what it is told to, or not. */
export function bankPages(state: StoreState): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { id: string } }>('/sandbox-bank/:id', async ({ params }, reply) => {
      const session = await payments.findSession(params, KIND, state.db)
      if (!session) return reply.code(404).send('There is no such payment.')
      const amount = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })
      const content = `<p>A page for trying: no bank is asked, and no account is charged.</p>
<h1>Pay ${amount.format(session.amount_cents / 100)}</h1>
<form method="post"><button name="action" value="paid">Confirm the payment</button>
<button name="action" value="canceled">Cancel and go back to the shop</button></form>`
      const { origin } = new URL(session.return_url)
      return reply
        .header('content-type', 'text/html; charset=utf-8')
        .header(
          'content-security-policy',
          `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${pages.escapeHtml(origin)}; frame-ancestors 'none'`,
        )
        .send(
          `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Your bank</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main>${content}</main></body></html>`,
        )
    })
    app.post<{ Params: { id: string } }>('/sandbox-bank/:id', async ({ params, body }, reply) => {
      const session = await payments.findSession(params, KIND, state.db)
      if (!session) return reply.code(404).send('There is no such payment.')
      const isPaid = new URLSearchParams(String(body)).get('action') === 'paid'
      await payments.settlePayment(session, isPaid ? 'paid' : 'canceled', state)
      return reply.redirect(session.return_url, 303)
    })
  }
}
