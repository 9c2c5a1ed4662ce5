import { lookup } from 'node:dns/promises'
import { StoreCountries } from '../../bff/domains/address/magento/countries.generated.ts'
import { CatalogueCanary } from '../../bff/domains/catalog/magento/products.generated.ts'
import { createAddressList } from '../../bff/lib/address-list.ts'
import type { Check, DoctorContext } from './doctor-context.ts'
import { rowsOf, type Row } from './row.ts'
import type { StoreResponse } from './store.ts'

const row = rowsOf('caching')

/** Checks how the store lets its responses be cached: how long, under which tags, and in which form. */
export const checkCaching: Check = async (context) => {
  // Before 2.4.7, settings and countries are never public.
  const response = await context.store.read(CatalogueCanary)
  // The largest response: servers may leave small ones uncompressed.
  const fat = await context.store.read(StoreCountries)
  return [
    get(response),
    cacheId(response),
    tags(response),
    compression(fat),
    session(response),
    await purge(context),
    guests(),
  ]
}

function get({ status, data, headers }: StoreResponse): Row {
  const remedy =
    'Let GET through to /graphql: public reads go that way, so that caches in front of the store can respond.'
  if (!data) return row('get', 'fault', `GET responds with HTTP ${status}`, remedy)
  const lifetime = /max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]
  const isPublic = /public/.test(headers.get('cache-control') ?? '') && Number(lifetime) > 0
  return row(
    'get',
    isPublic ? 'ok' : 'off',
    isPublic
      ? `public for ${lifetime} s`
      : `GET must not be cached: ${headers.get('cache-control') ?? 'no Cache-Control'}`,
    'bin/magento config:set system/full_page_cache/caching_application 2 (Varnish, even where there is none) and cache:enable full_page',
  )
}

function cacheId({ headers }: StoreResponse): Row {
  const id = headers.get('x-magento-cache-id')
  return row(
    'cache id',
    id ? 'ok' : 'off',
    id ? 'X-Magento-Cache-Id is sent' : 'no X-Magento-Cache-Id',
    'bin/magento cache:enable full_page',
  )
}

function tags({ headers }: StoreResponse): Row {
  const given = headers.get('x-magento-tags') ?? ''
  if (given && given !== 'FPC') return row('tags', 'ok', `X-Magento-Tags: ${given.slice(0, 60)}`)
  const front = ['via', 'x-varnish', 'age', 'cf-ray', 'x-served-by'].find((name) => headers.has(name))
  const says = front
    ? `no X-Magento-Tags, and «${front}» tells of a cache in between that takes them away`
    : `no X-Magento-Tags${given ? ' but the built-in cache’s' : ''}`
  const remedy =
    'Point UPSTREAM_URL at the application tier behind Varnish, with «Caching application = Varnish». Until then changes show by the shop’s own tags and when their time is over.'
  return row('tags', 'off', says, remedy)
}

function compression({ headers, text }: StoreResponse): Row {
  const encoding = headers.get('content-encoding')
  const remedy = 'nginx in front of Magento: gzip on; gzip_types application/json;'
  return row(
    'compression',
    encoding ? 'ok' : 'off',
    encoding ?? `${text.length} bytes of countries are not compressed`,
    remedy,
  )
}

function session({ headers }: StoreResponse): Row {
  const isStarted = headers.getSetCookie().some((cookie) => cookie.startsWith('PHPSESSID='))
  const says = isStarted ? 'a PHP session is started for each call' : 'no PHP session is started'
  const remedy =
    'bin/magento config:set graphql/session/disable 1: the shop keeps no cookie, so each call starts a session for nothing.'
  return row('session', isStarted ? 'off' : 'ok', says, remedy)
}

/** The way back cannot be tested from here, but whether the store would be let in can. */
async function purge({ config, store }: DoctorContext): Promise<Row> {
  const { purgeAllow } = config.cache
  const host = store.endpoint.hostname.replace(/^\[|\]$/g, '')
  const addresses = await lookup(host, { all: true }).catch(() => [])
  const isAllowed = addresses.length > 0 && addresses.every(({ address }) => createAddressList(purgeAllow)(address))
  const said = addresses.map(({ address }) => address).join(', ') || 'unknown'
  const says = `cannot be tried from here; the store’s address ${said} is ${isAllowed ? '' : 'not '}in PURGE_ALLOW`
  const remedy = `bin/magento setup:config:set --http-cache-hosts=HOST:PORT with every process of the shop${isAllowed ? '' : ', and add the store’s servers to PURGE_ALLOW'}; then save a product and look for its PURGE in the shop’s log.`
  return row('purge', isAllowed ? 'note' : 'off', says, remedy)
}

function guests(): Row {
  const remedy =
    'nginx in front of Magento: set_real_ip_from the shop’s addresses; real_ip_header X-Forwarded-For. Otherwise all guests share one limit on orders.'
  return row(
    'guests’ addresses',
    'note',
    'the shop sends X-Forwarded-For; whether the store trusts it cannot be seen from here',
    remedy,
  )
}
