import type { FastifyInstance } from 'fastify'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** Names a browser on this machine uses; any other may be a foreign page's name that was pointed here (DNS rebinding). */
const NAMES = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Refuses callers of these routes who are not on this machine. */
export function onlyLoopback(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (LOOPBACK.has(request.ip) && NAMES.has(request.hostname)) return
    await reply.code(403).send({ error: 'this address answers this machine only' })
  })
}
