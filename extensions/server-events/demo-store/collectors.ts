import type { FastifyPluginAsync } from 'fastify'
import { pages } from 'musette/demo-store'

type Purchase = { to: string; number: string; value: string }

const MAX_PURCHASES = 200
const STYLE = `
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; color: #20241f }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem }
table { width: 100%; border-collapse: collapse }
th, td { padding: .35rem .5rem .35rem 0; border-bottom: 1px solid #d7dbd2; text-align: left }
`

type Google = { events?: { params?: { transaction_id?: unknown; value?: unknown; currency?: unknown } }[] }
type Meta = { data?: { event_id?: unknown; custom_data?: { value?: unknown; currency?: unknown } }[] }

/** Play what takes purchases from servers; `/server-events` lists them, the newest first. */
export const collectorRoutes: FastifyPluginAsync = async (app) => {
  const purchases: Purchase[] = []

  function take(to: string, number: unknown, value: unknown, currency: unknown): void {
    purchases.unshift({ to, number: String(number), value: `${String(value)} ${String(currency)}` })
    purchases.length = Math.min(purchases.length, MAX_PURCHASES)
  }

  app.post<{ Body: string }>('/server-events/ga4', ({ body }, reply) => {
    const { events = [] } = JSON.parse(body) as Google
    for (const { params } of events) {
      take('Google Analytics', params?.transaction_id, params?.value, params?.currency)
    }
    return reply.code(204).send()
  })
  app.post<{ Body: string }>('/server-events/:pixel/events', ({ body }, reply) => {
    const { data = [] } = JSON.parse(body) as Meta
    for (const { event_id: number, custom_data: bought } of data) take('Meta', number, bought?.value, bought?.currency)
    return reply.type('application/json').send(JSON.stringify({ events_received: data.length }))
  })
  app.get('/server-events', (_request, reply) => pages.send(reply, pages.htmlResponse(200, page(purchases))))
}

function page(purchases: readonly Purchase[]): string {
  const rows = purchases.map(
    (one) => `<tr>${[one.to, one.number, one.value].map((text) => `<td>${pages.escapeHtml(text)}</td>`).join('')}</tr>`,
  )
  const table = `<table><thead><tr><th>Destinataire</th><th>Commande</th><th>Montant</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return pages.plainPage(
    'Achats annoncés par le serveur (démonstration)',
    STYLE,
    `<h1>Achats que le serveur a annoncés</h1>${purchases.length > 0 ? table : '<p>Rien pour le moment.</p>'}`,
  )
}
