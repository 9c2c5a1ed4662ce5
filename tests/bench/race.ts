import { type Call, load } from './load.ts'
import type { Server } from './servers.ts'

export type Contender = { server: Server; calls: readonly Call[] }

export type Rate = {
  name: string
  /** Answers in a second of the server's core, one for each round. */
  rounds: number[]
  /** Part of the time in which the server was at work; below 1 it was waiting for the load, or another program had its core. */
  busy: number[]
}

/** In seconds. */
const WARM_UP = 1.2
const SLICE = 0.6
const ROUNDS = 7

/**
 * All in turn, several times over, so that what else the machine does meets all alike. A server's speed is its answers by the CPU time
 * of its whole process: with its core to itself that is answers by the clock, and other programs on the core disturb it less.
 */
export async function race(contenders: readonly Contender[]): Promise<Rate[]> {
  for (const { calls } of contenders) await load(calls, WARM_UP)
  const rates = contenders.map(({ server }): Rate => ({ name: server.name, rounds: [], busy: [] }))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, contender] of contenders.entries()) {
      const { perSecond, busy } = await slice(contender)
      rates[index]?.rounds.push(perSecond)
      rates[index]?.busy.push(busy)
    }
  }
  return rates
}

async function slice({ server, calls }: Contender): Promise<{ perSecond: number; busy: number }> {
  const before = await server.cost()
  const start = performance.now()
  const answers = await load(calls, SLICE)
  const seconds = (performance.now() - start) / 1000
  const cpu = (await server.cost()).cpuSeconds - before.cpuSeconds
  return { perSecond: answers / cpu, busy: cpu / seconds }
}
