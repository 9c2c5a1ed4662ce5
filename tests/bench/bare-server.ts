import type { Call } from './load.ts'
import { answerOf } from './operations.ts'
import { type Server, startServer } from './servers.ts'

export type BareServer = {
  server: Server
  /** Returns a call to a route that sends the same bytes as the response to the given call, headers included. */
  mirror(call: Call): Promise<Call>
}

/** Headers that each server writes by itself for each response. */
const WRITTEN_BY_NODE: ReadonlySet<string> = new Set(['connection', 'content-length', 'date', 'keep-alive'])

/** The physical limit: bare Fastify routes that send prepared bytes. */
export async function startBareServer(): Promise<BareServer> {
  const server = await startServer({ name: 'bare Fastify', file: 'tests/bench/peers/bare.mjs' })
  let routes = 0
  return {
    server,
    async mirror(call) {
      const { body, headers } = await answerOf(call)
      const path = `answer-${++routes}`
      const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !WRITTEN_BY_NODE.has(name)))
      await server.ask({ path, headers: sent, base64: body.toString('base64') })
      return { ...call, url: `${server.url}/${path}` }
    },
  }
}
