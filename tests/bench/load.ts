import autocannon from 'autocannon'

const SECONDS = 4
const CONNECTIONS = 16

export type Load = Partial<Pick<autocannon.Options, 'method' | 'body' | 'headers'>>

/** Answers a second of an address under a steady load; rejects when any answer is not 2xx, because its speed would mean nothing. */
export async function throughput(url: string, request: Load = {}): Promise<number> {
  await autocannon({ url, ...request, connections: CONNECTIONS, duration: 1 }) // warm-up
  const result = await autocannon({ url, ...request, connections: CONNECTIONS, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`)
  return result.requests.average
}

/** Median of the ms that calls take one after the other. */
export async function medianTime(calls: number, call: (index: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < calls; index++) {
    const start = performance.now()
    await call(index)
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[Math.floor(calls / 2)] ?? 0
}
