import { deepStrictEqual } from 'node:assert/strict'
import sharp from 'sharp'
import { IMAGE_PRESETS } from '../../schema/image-presets.ts'
import { resizedImageUrl } from '../../schema/resized-image-url.ts'
import type { Call } from './load.ts'
import type { Setting } from './setting.ts'
import { answerOf } from './operations.ts'
import { type Contender, HIT, loaded, race } from './race.ts'
import { LIMIT, type Row, rowsOf } from './report.ts'
import { type Server, startServer } from './servers.ts'
import { startShop } from './shop.ts'

const PRESET = 'productItemLarge'
const PICTURES_A_ROUND = 10

/** A product picture as a list shows it, made before and made anew. ipx keeps none: it makes every picture each time it is asked. */
export async function images({ shop, store, bare, catalogue }: Setting): Promise<Row[]> {
  const paths = [...new Set(catalogue.products.flatMap(({ imageUrl }) => imageUrl ?? []))]
  // The stand-in draws a picture when it is first asked for.
  for (const path of paths) await answerOf({ url: `${store.url}/media/${path}` })
  const ipx = await startServer({ name: 'ipx', file: 'tests/bench/peers/ipx.mjs', args: [store.url] })
  const cold = await startShop(store)
  const ofShop = (server: Server) =>
    paths.map((path) => ({ url: server.url + resizedImageUrl('', path, { preset: PRESET, extension: 'webp' }) }))
  const { width, height } = IMAGE_PRESETS[PRESET]
  const ofIpx = paths.map((path) => ({
    url: `${ipx.url}/f_webp,q_80,s_${width}x${height},fit_contain,b_ffffff/${encodeURIComponent(`${store.url}/media/${path}`)}`,
  }))
  try {
    const [own = { url: '' }] = ofShop(shop)
    deepStrictEqual(await shapeOf(own), await shapeOf(ofIpx[0] ?? own), 'ipx makes another picture')
    return [
      ...rowsOf(
        'picture made before',
        await race([
          loaded(shop, [own], HIT),
          loaded(bare.server, [await bare.mirror(own)]),
          loaded(ipx, ofIpx.slice(0, 1)),
        ]),
        LIMIT,
      ),
      ...rowsOf('picture made anew, one at a time', await race([inTurn(cold, ofShop(cold)), inTurn(ipx, ofIpx)])),
    ]
  } finally {
    await Promise.all([ipx.stop(), cold.stop()])
  }
}

/** Some more of the calls each time, each of them once. */
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
