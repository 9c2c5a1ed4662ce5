import { type JsonAnswer, startJsonServer } from './json-server.ts'

export type SpanSeen = {
  traceId: string
  spanId: string
  parent: string
  name: string
  /** 1 internal, 2 server, 3 client (OTLP). */
  kind: number
  attributes: Record<string, string | number>
  /** Ms since 1970. */
  start: number
  end: number
  /** Name of the shop. */
  service: string
}

type Attribute = { key: string; value: { stringValue?: string; intValue?: number | string; doubleValue?: number } }
type Exported = {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: {
      spans: {
        traceId: string
        spanId: string
        parentSpanId?: string
        name: string
        kind: number
        attributes: Attribute[]
        startTimeUnixNano: string
        endTimeUnixNano: string
      }[]
    }[]
  }[]
}

export type Collector = Awaited<ReturnType<typeof startCollector>>

/** Receives traces by OTLP/HTTP, as JSON. */
export async function startCollector() {
  const collector = { answer: (): JsonAnswer => ({ status: 200, body: {} }) }
  const server = await startJsonServer(() => collector.answer())
  return Object.assign(collector, {
    url: server.url,
    requests: server.requests,
    /** All received bodies. */
    text: () => server.requests.map(({ bytes }) => bytes.toString()).join('\n'),
    spans: (): SpanSeen[] =>
      server.requests.flatMap(({ body }) =>
        (body as Exported).resourceSpans.flatMap(({ resource, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) =>
            spans.map(({ attributes, parentSpanId = '', traceId, spanId, name, kind, ...time }) => ({
              ...{ traceId, spanId, name, kind, parent: parentSpanId, attributes: valuesOf(attributes) },
              start: Number(time.startTimeUnixNano) / 1e6,
              end: Number(time.endTimeUnixNano) / 1e6,
              service: String(valuesOf(resource.attributes)['service.name']),
            })),
          ),
        ),
      ),
    close: server.close,
  })
}

function valuesOf(attributes: readonly Attribute[]): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue, doubleValue } }) => [
      key,
      stringValue ?? doubleValue ?? Number(intValue),
    ]),
  )
}
