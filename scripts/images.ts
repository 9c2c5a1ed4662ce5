/**
 * The cache of resized pictures: `npm run images -- clear [prefix]`, `npm run images -- warm [preset …]`.
 *
 * - `clear` removes the resized pictures in DATA_DIR, or those whose original's path begins with the prefix. The shop may
 *   run meanwhile. It holds originals for a minute, so a replaced file shows after that.
 * - `warm` requests the pictures of all products from a running shop (`SHOP_ADDRESS`, by default the one on this machine), so
 *   that no shopper waits for them.
 */
import { join } from 'node:path'
import { createDiskCache } from '../bff/images/disk-cache.ts'
import { RESIZED_IMAGES_PATH } from '../schema/resized-image-url.ts'
import { productPictures } from './images/product-pictures.ts'
import { presetNames, warm } from './images/warm.ts'

const { DATA_DIR = 'var', PORT = '4000', BASE_PATH = '' } = process.env
const shop = process.env.SHOP_ADDRESS ?? `http://127.0.0.1:${PORT}${BASE_PATH}`

const [command, ...rest] = process.argv.slice(2)
try {
  if (command === 'clear' && rest.length <= 1) await clear(rest[0])
  else if (command === 'warm') await warmAll(rest)
  else throw new Error('usage: npm run images -- clear [PREFIX] | warm [PRESET …]')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function clear(prefix = '') {
  const fail = (error: unknown) => {
    throw error
  }
  const cache = createDiskCache(join(DATA_DIR, RESIZED_IMAGES_PATH), Number.MAX_SAFE_INTEGER, fail)
  console.log(`pictures removed: ${await cache.removeUnder(prefix)}`)
}

async function warmAll(names: string[]) {
  const presets = presetNames(names)
  const paths = await productPictures(shop)
  console.log(`${paths.length} product pictures, as ${presets.join(', ')}`)
  const { made, kept, failed } = await warm(shop, paths, presets)
  console.log(`${made} made, ${kept} were there, ${failed.length} failed`)
  for (const failure of failed.slice(0, 20)) console.error(failure)
  if (failed.length > 0) process.exitCode = 1
}
