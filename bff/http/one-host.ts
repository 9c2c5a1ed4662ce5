import createError from '@fastify/error'
import type { FastifyInstance } from 'fastify'

const SeveralHosts = createError<[]>('BAD_REQUEST', 'A request names one host', 400)

/** Refuses requests with several `Host` fields (RFC 9112 §3.2): Node takes the first, a proxy in front may take the last. */
export function demandOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    let hosts = 0
    for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.toLowerCase() === 'host') hosts++
    if (hosts > 1) throw new SeveralHosts()
  })
}
