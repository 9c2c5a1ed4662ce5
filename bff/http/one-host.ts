import createError from '@fastify/error'
import type { FastifyInstance } from 'fastify'

const SeveralHosts = createError<[]>('BAD_REQUEST', 'A request names one host', 400)

/** Refuses requests with several `Host` fields (RFC 9112 §3.2): Node takes the first, a proxy in front may take the last. */
export function demandOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
    let hosts = 0
    for (let i = 0; i < rawHeaders.length; i += 2) if (isHost(rawHeaders[i] ?? '')) hosts++
    if (hosts > 1) done(new SeveralHosts())
    else done()
  })
}

function isHost(name: string): boolean {
  return name.length === 4 && name.toLowerCase() === 'host'
}
