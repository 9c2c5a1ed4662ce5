import { request } from 'node:http'

const TIMEOUT_MS = 2000

/** Tells all hosts about changes; each list of tags is one request, in order. An empty list purges everything. */
export async function purge(hosts: string[], changes: string[][]): Promise<void> {
  for (const tags of changes) {
    const pattern = tags.length ? tagsPattern(tags) : '.*'
    await Promise.all(hosts.map((host) => send(host, pattern)))
  }
}

/** Magento's pattern for a set of tags: each tag as a whole word of a comma list. */
function tagsPattern(tags: string[]): string {
  return tags.map((tag) => `((^|,)${tag}(,|$))`).join('|')
}

/** Sends one PURGE and waits for the answer, as a save on a real store does; a host that fails is left alone. */
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
