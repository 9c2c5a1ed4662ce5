import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { mediaPath } from '../../bff/domains/store-urls.ts'
import { IMAGE_PRESETS } from '../../schema/image-presets.ts'
import { readCatalogue } from './catalogue.ts'
import type { Check } from './doctor-context.ts'
import { rowsOf } from './row.ts'

const row = rowsOf('media')
/** Pixels at which a product's largest picture is sharp on common screens. */
const WANTED = IMAGE_PRESETS.large.width
/** A picture that no store has; Magento sends a placeholder instead of a 404. */
const NOWHERE = 'catalog/product/m/u/musette-doctor-nowhere.jpg'

/** Magento sends one for a product without a picture: the theme's, which is no media, or the merchant's. */
const PLACEHOLDER = /\/product\/(?:cache\/[^/]+\/)?placeholder\//

/** Fetches the original of one product's picture from where the shop would. */
export const checkMedia: Check = async ({ config, store }) => {
  const { mediaUrl } = config.shop
  const { items } = await readCatalogue(store)
  const pictures = items.flatMap(({ picture }) => (picture && !PLACEHOLDER.test(picture) ? picture : []))
  if (pictures.length === 0) return [row('original', 'note', 'no product with a picture was found')]
  const path = pictures.map((address) => mediaPath(address, mediaUrl)).find((one) => one !== null)
  if (!path) {
    const remedy = 'Set MEDIA_URL to the root of the store’s media, such as https://store.example/media/.'
    return [row('original', 'fault', `${pictures[0]} is not below ${mediaUrl}`, remedy)]
  }

  const { status, type, bytes } = await store.file(new URL(path, mediaUrl))
  const says = `${path}: HTTP ${status}, ${type || 'no type'}, ${bytes.length} bytes`
  const reach = `Set MEDIA_URL to where ${path} can be fetched without a redirect or a password.`
  if (status !== 200 || !type.startsWith('image/')) return [row('original', 'fault', says, reach)]

  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  if (width === 0) return [row('original', 'fault', `${says}, but no picture`, reach)]
  const nowhere = await store.file(new URL(NOWHERE, mediaUrl)).catch(() => undefined)
  if (nowhere?.status === 200 && digest(nowhere.bytes) === digest(bytes)) {
    const remedy =
      'The media host sends its placeholder: copy pub/media, or set MEDIA_URL to the host that has the originals.'
    return [row('original', 'fault', `${path} is the placeholder for what does not exist`, remedy)]
  }
  const side = Math.max(width, height)
  const upload = `Upload originals of ${WANTED} pixels and more: the shop enlarges nothing.`
  return [
    row('original', 'ok', says),
    row('size', side >= WANTED ? 'ok' : 'off', `${width} × ${height} pixels`, upload),
  ]
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
