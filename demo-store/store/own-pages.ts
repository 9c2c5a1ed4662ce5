import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { confirmSubscriber, unsubscribe } from '../customer/newsletter.ts'
import type { StoreState } from '../state.ts'
import { htmlResponse, send } from '../transport/response.ts'
import { plainPage } from '../transport/pages.ts'
import { linkBase, storeViews } from './views.ts'

const STYLE = 'body{font-family:sans-serif;max-width:48rem;margin:3rem auto;padding:0 1rem}'

type Subscription = { Params: { id: string; code: string } }

/**
 * Pages of Magento's theme that mails and old addresses lead to. Status and headers are as recorded; the content is
 * only a title.
 */
export function ownPages(state: StoreState): FastifyPluginAsync {
  return async (app) => {
    const home = (): string => linkBase({ baseUrl: state.baseUrl, view: storeViews[0], model: state.model })
    const page = (reply: FastifyReply, title: string): FastifyReply =>
      send(reply, { ...htmlResponse(200, plainPage(title, STYLE, `<h1>${title}</h1>`)) })

    app.get<{ Querystring: { q?: string } }>('/catalogsearch/result/', ({ query }, reply) =>
      query.q ? page(reply, 'Search results') : reply.redirect(home(), 302),
    )
    app.get('/sales/guest/form/', (_request, reply) => page(reply, 'Orders and Returns'))
    app.get('/customer/account/', (_request, reply) => {
      const back = Buffer.from(`${home()}customer/account/index/`).toString('base64')
      return reply.redirect(`${home()}customer/account/login/referer/${back}/`, 302)
    })
    app.get<Subscription>('/newsletter/subscriber/unsubscribe/id/:id/code/:code', async ({ params }, reply) => {
      const done = await unsubscribe(params.id, params.code, state)
      if (done) reply.header('set-cookie', messageCookie('success', 'You unsubscribed.'))
      return reply.redirect(home(), 302)
    })
    app.get<Subscription>('/newsletter/subscriber/confirm/id/:id/code/:code', async ({ params }, reply) => {
      const done = await confirmSubscriber(params.id, params.code, state)
      reply.header(
        'set-cookie',
        done
          ? messageCookie('success', 'Your subscription has been confirmed.')
          : messageCookie('error', 'This is an invalid subscription confirmation code.'),
      )
      return reply.redirect(home(), 302)
    })
  }
}

/** The message for the theme's next page, in its cookie. */
function messageCookie(type: 'success' | 'error', text: string): string {
  return `mage-messages=${encodeURIComponent(JSON.stringify([{ type, text }]))}; Max-Age=31536000; path=/; SameSite=Strict`
}
