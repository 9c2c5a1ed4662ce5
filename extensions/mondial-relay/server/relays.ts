import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { pickup, type ShopTypes, store, valuesOf } from 'musette/server'
import variables from '../variables.ts'

const OPERATION = 'WSI4_PointRelais_Recherche'
const NAMESPACE = 'http://www.mondialrelay.fr/webservice/'
const TIMEOUT_MS = 3000
const MAX_BYTES = 500_000
const MAX_PLACES = 1000
const KEPT_MS = 5 * 60_000
/** Ms without calls after a failure, so that nobody else waits for one. */
const OUTAGE_MS = 10_000
const MAX_OUTAGES = 100
const MAX_POINTS = 20
const RADIUS_KM = 30
/** Codes of the response that mean: no relay there, or no such place. */
const NONE: ReadonlySet<string> = new Set(['9', '93'])
/** Codes about the account, whatever the place: unknown brand, wrong key, not activated. */
const OF_ACCOUNT: ReadonlySet<string> = new Set(['1', '2', '8', '95', '97'])
const MAX_PENDING = 30
const DAY_NAMES = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche']

const found = new LRUCache<string, ShopTypes.PickupPoint[]>({ max: MAX_PLACES, ttl: KEPT_MS })
const failed = new LRUCache<string, store.UpstreamError>({ max: MAX_OUTAGES, ttl: OUTAGE_MS })
const pending = new Map<string, Promise<ShopTypes.PickupPoint[]>>()

/** Relays of Mondial Relay, by its SOAP service. The store only needs a delivery method. */
export const relays: pickup.PickupAdapter = {
  sign: 'Mondial Relay',
  delivers(carrier, method, { shop }) {
    const { methods } = accountOf(shop)
    return method === null
      ? methods.some((id) => id.startsWith(`${carrier}_`))
      : methods.includes(`${carrier}_${method}`)
  },
  isReady({ shop }) {
    const { brand, key } = accountOf(shop)
    return brand !== '' && key !== ''
  },
  async points(place, { shop, log }) {
    const settings = accountOf(shop)
    // Opening hours are written in the language of the site.
    const key = [settings.url, settings.brand, shop.storeView, place.country, place.postalCode].join(' ')
    const known = found.get(key)
    if (known) return known
    const outage = failed.get(settings.url) ?? failed.get(key)
    if (outage) throw outage
    if (pending.size >= MAX_PENDING && !pending.has(key))
      throw new store.UpstreamError('busy', 'Too many searches for relays are under way', OPERATION)
    const pendingSearch = pending.get(key) ?? search(place, settings).finally(() => pending.delete(key))
    pending.set(key, pendingSearch)
    try {
      const points = await pendingSearch
      found.set(key, points)
      return points
    } catch (error) {
      // A failure for one place must not block all others.
      const failing = error instanceof PlaceRefused ? key : settings.url
      if (!failed.has(failing)) log.warn({ err: error }, 'Mondial Relay names no relays')
      const failure = new store.UpstreamError('unavailable', 'Mondial Relay names no relays', OPERATION, {
        cause: error,
      })
      failed.set(failing, failure)
      throw failure
    }
  },
}

/** The service works, but not for this place. */
class PlaceRefused extends Error {
  override readonly name = 'PlaceRefused'
}

type Account = ReturnType<typeof accountOf>

/** Brand and key are empty where there is no account. */
function accountOf(shop: pickup.PickupContext['shop']) {
  const values = valuesOf(variables, shop)
  return {
    brand: values.MONDIAL_RELAY_BRAND,
    key: values.MONDIAL_RELAY_KEY,
    url: values.MONDIAL_RELAY_URL,
    methods: values.MONDIAL_RELAY_METHODS,
  }
}

async function search(place: pickup.PlaceQuery, settings: Account): Promise<ShopTypes.PickupPoint[]> {
  const response = await fetch(settings.url, {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${NAMESPACE}${OPERATION}"` },
    body: envelope(place, settings),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const text = await boundedText(response)
  const stat = /<STAT>\s*(\d+)\s*<\/STAT>/.exec(text)?.[1]
  if (!response.ok || stat === undefined) throw new Error(`no answer of the service, but HTTP ${response.status}`)
  if (NONE.has(stat)) return []
  if (stat !== '0') throw new (OF_ACCOUNT.has(stat) ? Error : PlaceRefused)(`refused with STAT ${stat}`)
  return [...text.matchAll(/<PointRelais_Details>(.*?)<\/PointRelais_Details>/gs)].flatMap(
    ([, part = '']) => mapRelay(part) ?? [],
  )
}

/** The signature is over the values in their order, and the key. A brand has eight characters. */
function envelope({ country, postalCode }: pickup.PlaceQuery, { brand, key }: Account): string {
  const values: [name: string, value: string][] = [
    ['Enseigne', brand.padEnd(8)],
    ['Pays', country],
    ['CP', postalCode],
    ['DelaiEnvoi', '0'],
    ['RayonRecherche', String(RADIUS_KM)],
    ['NombreResultats', String(MAX_POINTS)],
  ]
  const signed = values.map(([, value]) => value).join('') + key
  const security = createHash('md5').update(signed).digest('hex').toUpperCase()
  // Nothing here needs escaping: the brand, the country and the postcode are letters, digits and hyphens.
  const fields = [...values, ['Security', security]].map(([name, value]) => `<${name}>${value}</${name}>`).join('')
  return `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><${OPERATION} xmlns="${NAMESPACE}">${fields}</${OPERATION}></soap:Body></soap:Envelope>`
}

async function boundedText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > MAX_BYTES) throw new Error('the response is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function mapRelay(xml: string): ShopTypes.PickupPoint | null {
  const read = (name: string) => textOf(new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1])
  const id = read('Num')
  const name = [read('LgAdr1'), read('LgAdr2')].filter(Boolean).join(' ')
  if (!/^\d{6}$/.test(id) || name === '') return null
  const distance = read('Distance')
  const schedule = { ...pickup.NO_SCHEDULE }
  for (const [at, day] of pickup.DAYS.entries()) {
    const times = new RegExp(`<Horaires_${DAY_NAMES[at]}>(.*?)</Horaires_${DAY_NAMES[at]}>`, 's').exec(xml)?.[1] ?? ''
    schedule[day] = pickup.openingText([...times.matchAll(/<string>([^<]*)<\/string>/g)].map(([, time]) => time))
  }
  return {
    id,
    name,
    address: {
      country: read('Pays'),
      locality: read('Ville'),
      postalCode: read('CP'),
      streetAddress: [read('LgAdr3'), read('LgAdr4')].filter(Boolean),
    },
    coordinates: pickup.coordinatesOf(read('Latitude'), read('Longitude')),
    distance: /^\d{1,7}$/.test(distance) ? Number(distance) : null,
    schedule,
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Returns a text without the padding spaces. */
function textOf(xml: string | undefined): string {
  const text = (xml ?? '').replace(/&(?:#(\d{1,5})|(\w+));/g, (whole, code: string | undefined, name: string) =>
    code ? String.fromCodePoint(Number(code)) : (ENTITIES[name] ?? whole),
  )
  return text.replace(/\s+/g, ' ').trim()
}
