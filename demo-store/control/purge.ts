import { request } from 'node:http'
import { isInStock } from '../catalog/availability.ts'
import type { ReadModel } from '../database/read-model.ts'

const TIMEOUT_MS = 2000

/** Informs all hosts of changes; each list of tags is one request, in order. An empty list purges everything. */
export async function purge(hosts: string[], changes: string[][]): Promise<void> {
  for (const tags of changes) {
    const pattern = tags.length ? tagsPattern(tags) : '.*'
    await Promise.all(hosts.map((host) => send(host, pattern)))
  }
}

/**
 * Tags to purge after orders, one list per request: only products that sold out or came back. As in Magento, other
 * quantity changes purge nothing.
 */
export function stockTags(productIds: number[], before: ReadModel, after: ReadModel): string[][] {
  return productIds.flatMap((id) => {
    const was = before.products.get(id)
    const is = after.products.get(id)
    if (!was || !is || isInStock(was) === isInStock(is)) return []
    return [[id, ...is.parents.map((parent) => parent.id)].map((tagged) => `cat_p_${tagged}`)]
  })
}

/** Magento's pattern for a set of tags: each tag as a whole word of a comma list. */
function tagsPattern(tags: string[]): string {
  return tags.map((tag) => `((^|,)${tag}(,|$))`).join('|')
}

/** Sends one PURGE and waits for the response, as a save on a real store does; a host that fails is left alone. */
function send(host: string, pattern: string): Promise<void> {
  return new Promise((resolve) => {
    const [hostname = '', port = '80'] = host.split(':')
    const purge = request({
      host: hostname,
      port: Number(port),
      method: 'PURGE',
      path: '/',
      timeout: TIMEOUT_MS,
      // In this order, and without the port.
      headers: ['X-Magento-Tags-Pattern', pattern, 'Host', hostname],
    })
    purge.on('response', (response) => {
      response.resume()
      response.on('close', resolve)
    })
    purge.on('timeout', () => purge.destroy())
    purge.on('error', () => resolve())
    purge.end()
  })
}
