import type { FastifyInstance } from 'fastify'

/**
 * `GET {base}/health/live`: the process responds. `GET {base}/health/ready`: the store has responded once, so this process can serve shoppers.
 * `mails` is late if the shop's own mails have waited for long; the process stays ready.
 */
export async function healthPlugin(app: FastifyInstance): Promise<void> {
  const { store, mails } = app
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  app.get('/health/live', { config: { isVital: true } }, async () => ({ status: 'live' }))
  app.get('/health/ready', { config: { isVital: true } }, async (_request, reply) => {
    if (store.hasResponded) return { status: 'ready', ...(mails && { mails: mails.isLate ? 'late' : 'sent' }) }
    return reply
      .code(503)
      .header('retry-after', '3')
      .send({ status: 'starting', reason: 'the store has not responded yet' })
  })
}
