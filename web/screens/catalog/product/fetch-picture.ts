import { type ImageLook, imageSources } from '../../../../schema/resized-image-url.ts'
import { savesData } from '../../../site/device.ts'

/**
 * Gets a picture ready in the size that `Image` will ask for with the same `sizes`; never with data saver. Browsers without WebP, which
 * are older than this shop's code can run on, get it in vain.
 */
export function fetchPicture(base: string, path: string, look: ImageLook, sizes: string): void {
  if (savesData()) return
  const picture = new Image()
  picture.sizes = sizes
  picture.srcset = imageSources(base, path, look).webp.srcSet
}
