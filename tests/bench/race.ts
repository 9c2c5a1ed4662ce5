import { type Call, createLoad } from './load.ts'
import type { Server } from './servers.ts'

export type Contender = {
  server: Server
  /** Puts load on the server for about this many seconds. Returns the number of responses. */
  work(seconds: number): Promise<number>
}

export type Rate = {
  name: string
  /** Responses per second of the server's core, one for each round. */
  rounds: number[]
}

/** Seconds of a server's own time until its code counts as compiled, and how many by the clock that may take. */
const WARM_UP = 1
const LONGEST_WARM_UP = 3
/** In seconds. */
const SLICE = 0.4
const ROUNDS = 5

/**
 * All in turn, several times over, so that what else the machine does meets all alike. A server's speed is its answers by the CPU time
 * of its whole process: with its core to itself that is answers by the clock, and other programs on the core disturb it less.
 */
export async function race(contenders: readonly Contender[]): Promise<Rate[]> {
  for (const contender of contenders) await warmUp(contender)
  const rates = contenders.map(({ server }): Rate => ({ name: server.name, rounds: [] }))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, contender] of contenders.entries()) rates[index]?.rounds.push(await slice(contender))
  }
  return rates
}

/** `Cache-Status` of the shop's cached and uncached responses (RFC 9211). */
export const HIT = 'Musette; hit'
export const MISS = 'Musette; fwd=miss'

/** Calls carried out in turn, on many connections at once; each answer holds `marker` in its head. */
export function loaded(server: Server, calls: readonly Call[], marker?: string): Contender {
  return { server, work: createLoad(calls, marker) }
}

async function warmUp({ server, work }: Contender): Promise<void> {
  const begin = await server.cpuTime()
  const end = performance.now() + LONGEST_WARM_UP * 1000
  do await work(SLICE)
  while (performance.now() < end && (await server.cpuTime()) < begin + WARM_UP)
}

async function slice({ server, work }: Contender): Promise<number> {
  const begin = await server.cpuTime()
  const answers = await work(SLICE)
  return answers / ((await server.cpuTime()) - begin)
}
