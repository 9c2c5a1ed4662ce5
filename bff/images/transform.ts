import sharp from 'sharp'
import { ImageNotSupported, ImageTooComplex, isImageError } from './errors.ts'
import { ORIGINAL } from './parameters.ts'
import type { Wanted } from './parameters.ts'
import { createQueue } from './queue.ts'
import { render } from './render.ts'
import { pictureType } from './sniff.ts'
import { isLargeOriginal, isLargeVariant } from './weight.ts'

/** What a request wants, made from an original. Throws IMAGE_NOT_SUPPORTED (by content), IMAGE_TOO_COMPLEX (too many pixels, or too slow) and IMAGE_BUSY. */
export type Transform = (file: Buffer, wanted: Wanted) => Promise<{ type: string; body: Buffer }>

export type TransformLimits = {
  /** Pictures drawn at one time. */
  concurrency: number
  maxPixels: number
  timeoutSeconds: number
}

export function createTransform(limits: TransformLimits): Transform {
  const { concurrency, maxPixels, timeoutSeconds } = limits
  const waiting = { maxWaiting: 64, maxWaitMs: timeoutSeconds * 1_000 }
  const turns = createQueue({ concurrency, ...waiting })
  const largeTurns = createQueue({ concurrency: 1, ...waiting })

  async function transform(file: Buffer, type: string, wanted: Wanted): ReturnType<Transform> {
    // Reads the header only, so the picture's size is no danger yet.
    const metadata = await sharp(file, { limitInputPixels: false }).metadata()
    if (metadata.width * metadata.height > maxPixels) throw new ImageTooComplex()
    if (wanted === ORIGINAL) return { type, body: file }
    const draw = () => turns.run(() => render(file, metadata, wanted, limits))
    return isLargeOriginal(metadata) || isLargeVariant(wanted) ? largeTurns.run(draw) : draw()
  }

  return async (file, wanted) => {
    const type = pictureType(file)
    if (!type) throw new ImageNotSupported()
    return transform(file, type, wanted).catch((error: unknown) => Promise.reject(asImageError(error)))
  }
}

/** libvips tells what went wrong in words only. */
function asImageError(error: unknown): Error {
  if (isImageError(error)) return error
  const tooMuch = error instanceof Error && /timeout|pixel limit/i.test(error.message)
  return tooMuch ? new ImageTooComplex() : new ImageNotSupported()
}
