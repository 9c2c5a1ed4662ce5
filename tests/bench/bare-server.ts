import type { Call } from './load.ts'
import { answerOf } from './operations.ts'
import { type Server, startServer } from './servers.ts'

export type BareServer = {
  server: Server
  /** A call to a route that sends the very bytes the given call is answered with. */
  mirror(call: Call): Promise<Call>
}

/** The physical limit: bare Fastify routes that send bytes which lie ready. */
export async function startBareServer(): Promise<BareServer> {
  const server = await startServer({ name: 'bare Fastify', file: 'tests/bench/peers/bare.mjs' })
  let routes = 0
  return {
    server,
    async mirror(call) {
      const { body, headers } = await answerOf(call)
      const path = `answer-${++routes}`
      const { 'content-type': type, 'content-encoding': encoding } = headers
      await server.ask({ path, type, encoding, base64: body.toString('base64') })
      return { ...call, url: `${server.url}/${path}` }
    },
  }
}
