import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Call } from './load.ts'
import { answerOf, compressed, persistedGet, productList } from './operations.ts'
import { HIT, loaded, race } from './race.ts'
import { type Row, rowsOf } from './report.ts'
import type { Setting } from './setting.ts'
import { startShop } from './shop.ts'

const OFF = 'the same, tracing off'
const GOAL = { [OFF]: 0.97 }

/** One request of a hundred is traced; where tracing is off, its module is not loaded. */
export async function tracing({ store, catalogue }: Setting): Promise<Row[]> {
  const collector = await startCollector()
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0.01' }
  const [traced, off] = [await startShop(store, { env }), { ...(await startShop(store)), name: OFF }]
  try {
    const list = productList(catalogue.categories[0])
    const path = catalogue.products[0]?.path ?? '/'
    const rows: Row[] = []
    for (const [what, callTo] of [
      ['cached product list, 1 % traced', (url: string) => compressed(persistedGet(`${url}/graphql`, list))],
      ['cached product page, 1 % traced', (url: string) => compressed({ url: url + path })],
    ] as const) {
      const calls: [Call, Call] = [callTo(traced.url), callTo(off.url)]
      for (const call of calls) await answerOf(call)
      const rates = await race([loaded(traced, [calls[0]], HIT), loaded(off, [calls[1]], HIT)])
      rows.push(...rowsOf(what, rates, GOAL))
    }
    if (collector.batches === 0) throw new Error('no trace came to the collector: nothing was measured')
    return rows
  } finally {
    await Promise.all([traced.stop(), off.stop()])
    collector.close()
  }
}

/** Takes what comes, in this process: on the core of the load. */
async function startCollector() {
  const collector = { url: '', batches: 0, close: () => void server.close() }
  const server = createServer((request, response) => {
    collector.batches++
    request.resume().on('end', () => response.end('{}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  collector.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return collector
}
