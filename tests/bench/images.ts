import { deepStrictEqual } from 'node:assert/strict'
import sharp from 'sharp'
import { IMAGE_PRESETS } from '../../schema/image-presets.ts'
import { resizedImageUrl } from '../../schema/resized-image-url.ts'
import type { Call } from './load.ts'
import type { Setting } from './setting.ts'
import { answerOf } from './operations.ts'
import { type Contender, HIT, loaded, race } from './race.ts'
import { type Row, rowsOf } from './report.ts'
import { type Server, startServer } from './servers.ts'
import { startShop, type Store } from './shop.ts'

/** Sizes as in lists of products; the others only ensure that fast machines do not run out of pictures. */
const PRESETS = ['productItemLarge', 'productThumbnail', 'medium'] as const
const PICTURES_A_ROUND = 10

type Picture = { path: string; preset: (typeof PRESETS)[number] }

/** A product picture, cached and uncached. ipx has no cache: it creates every picture on each request. */
export async function images({ shop, store, bare, catalogue }: Setting): Promise<Row[]> {
  const paths = [...new Set(catalogue.products.flatMap(({ imageUrl }) => imageUrl ?? []))]
  // The demo store renders a picture on its first request.
  for (const path of paths) await answerOf({ url: originalUrl(store, path) })
  const pictures = PRESETS.flatMap((preset) => paths.map((path): Picture => ({ path, preset })))
  const ipx = await startServer({ name: 'ipx', file: 'tests/bench/peers/ipx.mjs', args: [store.url] })
  const cold = await startShop(store)
  const ofIpx = pictures.map((picture) => ipxCall(ipx, store, picture))
  try {
    const [own = { url: '' }] = pictures.map((picture) => shopCall(shop, picture))
    const [same = { url: '' }] = ofIpx
    deepStrictEqual(await shapeOf(own), await shapeOf(same), 'ipx makes another picture')
    return [
      ...rowsOf(
        'picture made before',
        await race([loaded(shop, [own], HIT), loaded(bare.server, [await bare.mirror(own)]), loaded(ipx, [same])]),
      ),
      ...rowsOf(
        'picture made anew, one at a time',
        await race([
          inTurn(
            cold,
            pictures.map((picture) => shopCall(cold, picture)),
          ),
          inTurn(ipx, ofIpx),
        ]),
      ),
    ]
  } finally {
    await Promise.all([ipx.stop(), cold.stop()])
  }
}

function originalUrl(store: Store, path: string): string {
  return `${store.url}/media/${path}`
}

function shopCall(shop: Server, { path, preset }: Picture): Call {
  return { url: shop.url + resizedImageUrl('', path, { preset, extension: 'webp' }) }
}

/** The same format, quality, size and background as the shop's. */
function ipxCall(ipx: Server, store: Store, { path, preset }: Picture): Call {
  const { width, height } = IMAGE_PRESETS[preset]
  const modifiers = `f_webp,q_80,s_${width}x${height},fit_contain,b_ffffff`
  return { url: `${ipx.url}/${modifiers}/${encodeURIComponent(originalUrl(store, path))}` }
}

/** Makes further calls each time, each of them once. */
function inTurn(server: Server, calls: readonly Call[]): Contender {
  let next = 0
  return {
    server,
    async work() {
      const some = calls.slice(next, (next += PICTURES_A_ROUND))
      if (some.length < PICTURES_A_ROUND) throw new Error('there are not enough pictures')
      for (const call of some) await answerOf(call)
      return some.length
    },
  }
}

async function shapeOf(call: Call) {
  const { format, width, height } = await sharp((await answerOf(call)).body).metadata()
  return { format, width, height }
}
