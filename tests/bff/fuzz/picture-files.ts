import { deflateSync } from 'node:zlib'
import {
  animatedWebp,
  chunk,
  cutOutPng,
  lyingJpeg,
  opaqueJpeg,
  opaquePng,
  pixelBomb,
  twoHalves,
} from '../images/sample-pictures.ts'
import { mutateBytes } from './hostile.ts'
import type { Random } from './random.ts'

/** A valid file of each kind that the shop accepts, by its path below the media root. */
export async function originalFiles(): Promise<Record<string, Buffer>> {
  return {
    'catalog/product/a/plain.jpg': await opaqueJpeg(200, 150),
    'catalog/product/a/lying.jpg': await lyingJpeg(),
    'catalog/product/a/plain.png': await opaquePng(),
    'catalog/product/a/cut out.png': await cutOutPng(120),
    'wysiwyg/animated.webp': await animatedWebp(),
    'wysiwyg/é.gif': await twoHalves(60, 40).gif().toBuffer(),
    'wysiwyg/plain.avif': await twoHalves(64, 64).avif({ effort: 0 }).toBuffer(),
  }
}

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>'

/** Small files that grow: many pixels, a profile of 200 MB that is packed into 200 kB, a picture that is a program. */
export function hostileFiles(): Buffer[] {
  const profile = Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(200 * 1024 ** 2))])
  const small = pixelBomb(8)
  // The signature and the header come first.
  const withProfile = Buffer.concat([small.subarray(0, 33), chunk('iCCP', profile), small.subarray(33)])
  return [
    pixelBomb(20_000),
    withProfile,
    Buffer.from(SVG),
    Buffer.from(`\ufeff${SVG}`),
    Buffer.alloc(0),
    Buffer.alloc(100_000, 0xff),
  ]
}

export const mutatedFile = (random: Random, originals: readonly Buffer[]) => mutateBytes(random, random.pick(originals))
