import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Sharp } from 'sharp'

type Colour = { r: number; g: number; b: number; alpha?: number }
export const RED: Colour = { r: 220, g: 20, b: 20 }
export const BLUE: Colour = { r: 20, g: 20, b: 220 }
const CLEAR: Colour = { r: 0, g: 0, b: 0, alpha: 0 }

function plain(width: number, height: number, background: Colour): Sharp {
  return sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } })
}

/** Left half red, right half blue. */
export function twoHalves(width: number, height: number): Sharp {
  const half = { create: { width: Math.floor(width / 2), height, channels: 3 as const, background: RED } }
  return plain(width, height, BLUE).composite([{ input: half, left: 0, top: 0 }])
}

export const opaqueJpeg = (width = 1200, height = 800) => twoHalves(width, height).jpeg().toBuffer()
export const opaquePng = (width = 300, height = 200) => twoHalves(width, height).png().toBuffer()

/** A red square in the middle of nothing. */
export function cutOutPng(size = 300): Promise<Buffer> {
  const square = { create: { width: size / 2, height: size / 2, channels: 3 as const, background: RED } }
  return plain(size, size, CLEAR)
    .composite([{ input: square }])
    .png()
    .toBuffer()
}

/** Has an alpha channel, but nothing shows through. */
export const needlessAlphaPng = () =>
  plain(200, 200, { ...BLUE, alpha: 1 })
    .png()
    .toBuffer()

/** 100 x 200 as displayed: red above blue, but stored lying down with an EXIF orientation, a name and a place. */
export function lyingJpeg(): Promise<Buffer> {
  return twoHalves(200, 100)
    .withExif({
      IFD0: { Artist: 'Un photographe' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** Two frames, the first of them red. */
export async function animatedWebp(): Promise<Buffer> {
  const frames = await Promise.all([RED, BLUE].map((colour) => plain(60, 60, colour).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
}

/** A valid PNG of `side` x `side` black pixels, one bit each: few bytes, many pixels. */
export function pixelBomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

export function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(content), 4)
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)])
}

/** The colour at a point of a picture. */
export async function pixelAt(picture: Buffer, left: number, top: number): Promise<Colour> {
  const [r = 0, g = 0, b = 0, alpha = 255] = await sharp(picture)
    .ensureAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return { r, g, b, alpha }
}
