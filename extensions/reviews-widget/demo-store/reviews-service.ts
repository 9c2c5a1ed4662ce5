import type { FastifyPluginAsync } from 'fastify'
import { pages } from 'musette/demo-store'

/** Plays a reviews service: fills the placeholders on the page. */
const REVIEWS_WIDGET = `(() => {
  const dashboard = new URL('reviews', document.currentScript.src)
  for (const place of document.querySelectorAll('[data-reviews-widget]')) {
    if (place.childElementCount > 0) continue
    const text = document.createElement('p')
    text.append(
      place.dataset.sku ? 'Avis vérifiés sur ce produit\\u00a0: 4,6 sur 5. ' : 'Avis vérifiés\\u00a0: 4,7 sur 5 pour 1\\u202f284 commandes. ',
    )
    const link = document.createElement('a')
    link.href = dashboard
    link.textContent = 'Tous les avis'
    text.append(link)
    place.append(text)
  }
})()
`

const reviewsPage = pages.plainPage(
  'Avis clients (démonstration)',
  'body { margin: 0; font: 16px/1.55 system-ui, sans-serif; color: #20241f } main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem }',
  '<h1>Avis des clients de Musette</h1><p>4,7 sur 5 pour 1 284 commandes. Ce service d’avis est une démonstration.</p>',
)

/** A reviews service with its page, for trying the consent banner. */
export const reviewsServiceRoutes: FastifyPluginAsync = async (app) => {
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }
  app.get('/guests/reviews-widget.js', (_request, reply) =>
    pages.send(reply, { status: 200, headers, body: REVIEWS_WIDGET }),
  )
  app.get('/guests/reviews', (_request, reply) => pages.send(reply, pages.htmlResponse(200, reviewsPage)))
}
