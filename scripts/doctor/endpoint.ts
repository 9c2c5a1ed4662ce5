import { connect } from 'node:tls'
import { rowsOf, type Row } from './row.ts'
import type { StoreResponse, Store } from './store.ts'

const row = rowsOf('endpoint')
const SMALLEST_QUERY = 'query Floor{__typename}'
const TRIES = 5
/** Median latency in ms from which every uncached page becomes slow. */
const SLOW = 400
/** Ms by which the clocks may differ. Tokens and offers expire by these clocks. */
const MAX_SKEW = 30_000
const DAY = 24 * 3600 * 1000

/** Checks that there is a GraphQL store at all; without one nothing else can be examined. */
export async function checkEndpoint(store: Store): Promise<{ rows: Row[]; isThere: boolean }> {
  const sent = Date.now()
  const first = await store.query(SMALLEST_QUERY).catch((error: unknown) => reasonOf(error))
  if (typeof first === 'string') {
    const remedy = 'Check UPSTREAM_URL, name resolution and firewalls between the shop and the store.'
    return { rows: [row('reachable', 'fault', first, remedy)], isThere: false }
  }
  const received = Date.now()
  if (!first.isGraphql) return { rows: [refusalOf(first)], isThere: false }

  const times: number[] = []
  for (let index = 0; index < TRIES; index++) times.push((await store.query(SMALLEST_QUERY)).ms)
  const median = Math.round(times.toSorted((a, b) => a - b)[Math.floor(TRIES / 2)] ?? 0)
  return {
    isThere: true,
    rows: [
      row('reachable', 'ok', `GraphQL responds with HTTP ${first.status}`),
      row(
        'latency',
        median < SLOW ? 'ok' : 'off',
        `${median} ms for the smallest question, median of ${TRIES}`,
        'Put the shop near the store, and give PHP workers, opcache and Redis to the store: each cold page waits for two to three questions.',
      ),
      await encryptionOf(store.endpoint),
      clockOf(first.headers.get('date'), (sent + received) / 2),
    ],
  }
}

function refusalOf({ status, headers, text }: StoreResponse): Row {
  const location = headers.get('location')
  if (status >= 300 && status < 400 && location) {
    return row(
      'reachable',
      'fault',
      `HTTP ${status} leads to ${location}`,
      'Set UPSTREAM_URL to the address that does not redirect.',
    )
  }
  if (status === 503 || /maintenance mode is enabled|Service Temporarily Unavailable/i.test(text)) {
    const remedy = 'bin/magento maintenance:disable, or add this machine: bin/magento maintenance:allow-ips'
    return row('reachable', 'fault', 'the store is in maintenance', remedy)
  }
  if (status === 401 || status === 403) {
    const remedy = 'Let this machine through the firewall or the password in front of /graphql.'
    return row('reachable', 'fault', `HTTP ${status}: something in front of the store refuses`, remedy)
  }
  return row(
    'reachable',
    'fault',
    `HTTP ${status} without GraphQL`,
    'UPSTREAM_URL ends with /graphql at the store’s own host.',
  )
}

/** Checks how long the certificate is still valid. Whether it is valid was checked by the request itself. */
async function encryptionOf({ protocol, hostname, port }: URL): Promise<Row> {
  if (protocol !== 'https:') {
    const remedy = 'Use https unless shop and store share a private network: customers’ tokens go this way.'
    return row('encryption', 'note', 'plain http', remedy)
  }
  return new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '')
    const socket = connect({ host, port: Number(port) || 443, servername: host, timeout: 5000 }, () => {
      const { valid_to: until } = socket.getPeerCertificate()
      const days = Math.floor((Date.parse(until) - Date.now()) / DAY)
      const says = `${socket.getProtocol()}, certificate until ${until}`
      resolve(row('encryption', days < 14 ? 'off' : 'ok', says, 'Renew the certificate: Node refuses an expired one.'))
      socket.destroy()
    })
    const fail = () => {
      resolve(row('encryption', 'note', 'the certificate could not be read'))
      socket.destroy()
    }
    socket.once('error', fail).once('timeout', fail)
  })
}

function clockOf(date: string | null, here: number): Row {
  const there = Date.parse(date ?? '')
  if (Number.isNaN(there)) return row('clock', 'note', 'the store sends no Date')
  const skew = Math.round((there - here) / 1000)
  const says = `the store’s clock is ${Math.abs(skew)} s ${skew < 0 ? 'behind' : 'ahead'}`
  const remedy = 'Keep both clocks by NTP: customers’ tokens end by the store’s.'
  return row('clock', Math.abs(skew) * 1000 <= MAX_SKEW ? 'ok' : 'off', says, remedy)
}

export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return String(cause)
  if (cause.name === 'TimeoutError') return 'no response in time'
  const code = 'code' in cause ? String(cause.code) : ''
  // OpenSSL names its own source files.
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER') return `the store speaks http at this address, not https (${code})`
  return code ? `${cause.message} (${code})` : cause.message
}
