import type { FastifyPluginAsync } from 'fastify'
import { pages } from 'musette/demo-store'

/** What the tag manager reported, newest first. */
type Report = { event: string; page: string; allowed: string }

/**
 * Plays a tag manager: reports the entries of the data layer to the host that served it. If it loads before consent,
 * it reports the consent entry and holds back the rest until audience measurement is allowed.
 */
const TAG_MANAGER = `(() => {
  const collector = new URL('events', document.currentScript.src)
  let allowed = {}
  const take = (entry) => {
    if (!entry || typeof entry.event !== 'string') return
    if (entry.event === 'UserConsent') allowed = entry.userConsents ?? {}
    else if (!allowed.audience) return
    navigator.sendBeacon(collector, JSON.stringify({ event: entry.event, page: location.pathname, allowed }))
  }
  const layer = (window.dataLayer ??= [])
  layer.forEach(take)
  const push = layer.push.bind(layer)
  layer.push = (...entries) => {
    entries.forEach(take)
    return push(...entries)
  }
})()
`

const MAX_REPORTS = 200
const MAX_REPORT_LENGTH = 2000

const STYLE = `
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; color: #20241f }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem }
table { width: 100%; border-collapse: collapse }
th, td { padding: .35rem .5rem .35rem 0; border-bottom: 1px solid #d7dbd2; text-align: left; vertical-align: top; overflow-wrap: anywhere }
`

/** A tag manager for trying the consent banner; `/guests/events` lists the events that it got. */
export const tagManagerRoutes: FastifyPluginAsync = async (app) => {
  const reports: Report[] = []
  const script = (body: string) => ({
    status: 200,
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
    body,
  })
  app.get('/guests/tag-manager.js', (_request, reply) => pages.send(reply, script(TAG_MANAGER)))
  app.post('/guests/events', (request, reply) => {
    const report = readReport(String(request.body ?? ''))
    if (report) reports.unshift(report)
    reports.length = Math.min(reports.length, MAX_REPORTS)
    return reply.code(204).send()
  })
  app.get('/guests/events', (_request, reply) => pages.send(reply, pages.htmlResponse(200, eventsPage(reports))))
}

function readReport(text: string): Report | undefined {
  if (text.length > MAX_REPORT_LENGTH) return undefined
  try {
    const { event, page, allowed } = JSON.parse(text) as Record<string, unknown>
    return { event: String(event), page: String(page), allowed: JSON.stringify(allowed ?? {}) }
  } catch {
    return undefined
  }
}

function eventsPage(reports: readonly Report[]): string {
  const rows = reports.map(
    (report) =>
      `<tr>${[report.event, report.page, report.allowed].map((text) => `<td>${pages.escapeHtml(text)}</td>`).join('')}</tr>`,
  )
  const table = `<table><thead><tr><th>Événement</th><th>Page</th><th>Choix</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return pages.plainPage(
    'Gestionnaire de balises (démonstration)',
    STYLE,
    `<h1>Ce que le gestionnaire de balises a reçu</h1>${reports.length > 0 ? table : '<p>Rien pour le moment.</p>'}`,
  )
}
