import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Call } from './load.ts'
import { answerOf, compressed, persistedGet, productList } from './operations.ts'
import { HIT, loaded, race } from './race.ts'
import { type Row, rowsOf } from './report.ts'
import type { Setting } from './setting.ts'
import { startShop } from './shop.ts'

const OFF = 'the same, tracing off'
/** Seconds. */
const WARM_UP = 2

/** One request of a hundred is traced; where tracing is off, its module is not loaded. */
export async function tracing({ store, catalogue }: Setting): Promise<Row[]> {
  const collector = await startCollector()
  const proxied = { TRUST_PROXY: 'loopback' }
  const env = { ...proxied, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0.01' }
  const [traced, off] = [await startShop(store, { env }), { ...(await startShop(store, { env: proxied })), name: OFF }]
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
      // Otherwise the little that is traced while it is measured would be compiled meanwhile.
      for (const [i, shop] of [traced, off].entries()) await loaded(shop, [sampled(calls[i]!)], HIT).work(WARM_UP)
      const rates = await race([loaded(traced, [calls[0]], HIT), loaded(off, [calls[1]], HIT)])
      rows.push(...rowsOf(what, rates))
    }
    if (collector.batches === 0) throw new Error('no trace came to the collector: nothing was measured')
    return rows
  } finally {
    await Promise.all([traced.stop(), off.stop()])
    collector.close()
  }
}

/** As a proxy marks what is to be traced. */
function sampled({ headers, ...call }: Call): Call {
  return { ...call, headers: { ...headers, traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' } }
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
