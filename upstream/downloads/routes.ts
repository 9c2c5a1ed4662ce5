import type { FastifyPluginAsync } from 'fastify'
import type { StoreState } from '../state.ts'
import type { Queryable } from '../database/rows.ts'
import { type DownloadFile, downloadFile } from './files.ts'
import { useLink } from './purchased.ts'

/**
 * `link/id/<hash>`: a bought file, for whoever has its address, as with links a merchant made shareable. `linkSample/link_id/<number>`: its
 * sample, free and shown in the browser. Where there is none, a link leads to the customer's list and a sample to the home page, as recorded.
 */
export const downloadRoutes =
  (state: StoreState): FastifyPluginAsync =>
  async (app) => {
    for (const url of ['/linkSample/link_id/:id', '/linkSample/link_id/:id/']) {
      app.get<{ Params: { id: string } }>(url, async (request, reply) => {
        const sample = /^\d{1,9}$/.test(request.params.id) ? await sampleOf(Number(request.params.id), state.db) : null
        if (!sample) return reply.redirect(state.baseUrl, 302)
        return reply.headers(headersOf(sample, 'inline')).send(sample.body)
      })
    }
    for (const url of ['/link/id/:hash', '/link/id/:hash/']) {
      app.get<{ Params: { hash: string } }>(url, async (request, reply) => {
        const link = await useLink(request.params.hash, state.db)
        if (!link) return reply.redirect(`${state.baseUrl}downloadable/customer/products/`, 302)
        const file = downloadFile(link.title, link.product)
        return reply.headers(headersOf(file, 'attachment')).send(file.body)
      })
    }
  }

async function sampleOf(id: number, db: Queryable): Promise<DownloadFile | null> {
  const { rows } = await db.query<{ title: string; name: string }>(
    `select downloadable_link.title, product.name from downloadable_link join product on product.id = product_id
     where downloadable_link.id = $1`,
    [id],
  )
  const [link] = rows
  return link ? downloadFile(`Extrait ${link.title}`, link.name) : null
}

function headersOf({ name, contentType }: DownloadFile, kind: 'attachment' | 'inline'): Record<string, string> {
  return {
    'content-type': contentType,
    'content-disposition': `${kind}; filename="${name}"`,
    'cache-control': 'no-store',
  }
}
