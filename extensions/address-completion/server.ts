import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { caching, defineServerExtension, http, type SiteParts, valuesOf } from 'musette/server'
import variables from './variables.ts'

/** An address for the form. */
type Suggestion = { label: string; street: string; postalCode: string; locality: string }

const MIN_LETTERS = 4
const MAX_LETTERS = 200
const MAX_SHOWN = 5
/** Typing causes some three requests a second at most. */
const PER_MINUTE = 120
const AT_ONCE = 4
const MAX_WAITING = 20
/** Ms. Typing is faster than that, so a later response is useless. */
const TURN_TIMEOUT = 500
const TIMEOUT = 1500
const REST = 10_000
const MAX_BYTES = 64 * 1024
const MAX_CACHED = 1000
const CACHED_MS = 3_600_000

export default defineServerExtension({
  plugin: addressBasePlugin,
  features: {
    addressCompletion: {
      isActive: ({ shop }) => valuesOf(variables, shop).ADDRESS_COMPLETION,
      remedy: 'ADDRESS_COMPLETION=true',
    },
  },
})

/** `POST {base}/addresses` with `{ "text": "8 rue des l" }`: in a body, because addresses of requests are logged and stored. */
async function addressBasePlugin(app: FastifyInstance, { shop, watchQueue }: SiteParts): Promise<void> {
  const { ADDRESS_COMPLETION: isOn, ADDRESS_COMPLETION_URL: url } = valuesOf(variables, shop)
  if (!isOn) return
  const cached = new LRUCache<string, readonly Suggestion[]>({ max: MAX_CACHED, ttl: CACHED_MS })
  const limiter = caching.createLimiter(AT_ONCE, MAX_WAITING)
  const flights = caching.createSingleFlight()
  const limit = http.createRateLimits()('addresses', PER_MINUTE)
  let restsUntil = 0
  watchQueue('addresses', limiter)

  const schema = {
    body: {
      type: 'object',
      required: ['text'],
      additionalProperties: false,
      properties: { text: { type: 'string', maxLength: MAX_LETTERS } },
    },
  }
  app.post<{ Body: { text: string } }>('/addresses', { schema, bodyLimit: 2048 }, async (request, reply) => {
    await limit.take(request)
    if (http.isCrossOrigin(request, shop.publicUrl)) return reply.code(403).send({ addresses: [] })
    reply.header('cache-control', 'private, no-store')
    const text = request.body.text.replace(/\s+/g, ' ').trim().toLowerCase()
    // The address base refuses text that does not begin with a letter or a digit.
    if (text.length < MIN_LETTERS || !/^[\p{L}\d]/u.test(text)) return { addresses: [] }
    const known = cached.get(text)
    if (known) return { addresses: known }
    if (Date.now() < restsUntil) return { addresses: [] }
    try {
      const addresses = await flights.run(text, () => limiter.run(() => search(url, text), TURN_TIMEOUT))
      cached.set(text, addresses)
      return { addresses }
    } catch (error) {
      if (!(error instanceof caching.Overload) && Date.now() >= restsUntil) {
        restsUntil = Date.now() + REST
        request.log.warn({ err: withoutText(error) }, 'the address base gave no answer')
      }
      return { addresses: [] }
    }
  })
}

/** Returns an error without its text, which may quote the request, and so the typed address. */
function withoutText(error: unknown): Error {
  const { name, message } = error as Error
  const said = new Error(error instanceof BaseRefused ? message : name)
  said.stack = ''
  return said
}

class BaseRefused extends Error {
  override readonly name = 'BaseRefused'
}

type Feature = { properties?: { name?: unknown; label?: unknown; postcode?: unknown; city?: unknown; type?: unknown } }

async function search(url: string, text: string): Promise<Suggestion[]> {
  const query = new URLSearchParams({ q: text, limit: String(MAX_SHOWN), autocomplete: '1', index: 'address' })
  const response = await fetch(`${url}?${query}`, { signal: AbortSignal.timeout(TIMEOUT), redirect: 'error' })
  if (!response.ok) {
    await response.body?.cancel()
    throw new BaseRefused(`HTTP ${response.status}`)
  }
  const body = JSON.parse(await boundedText(response)) as { features?: Feature[] }
  if (!Array.isArray(body.features)) throw new BaseRefused('no features')
  return body.features.slice(0, MAX_SHOWN).flatMap(({ properties = {} }) => {
    const { name, label, postcode, city, type } = properties
    const isStreet = type === 'housenumber' || type === 'street' || type === 'locality'
    if (!isStreet || !isText(name) || !isText(label) || !isText(postcode) || !isText(city)) return []
    return [{ label, street: name, postalCode: postcode, locality: city }]
  })
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_LETTERS

async function boundedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MAX_BYTES) throw new BaseRefused(`more than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
