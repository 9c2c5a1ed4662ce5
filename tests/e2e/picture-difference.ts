import sharp from 'sharp'

/** Pixels of a kept picture that are looked at together: text may be drawn a hair differently, but not with more ink. */
const TILE = 6
/** Of 255, in one colour of a tile's mean; the least that counts as a difference. */
const TOLERANCE = 12
/** Share of tiles that may differ. */
export const MAX_SHARE = 0.004

/** Share of tiles whose colour differs between two pictures; 1 when their sizes do. */
export async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([tilesOf(one), tilesOf(other)])
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 1
  let differing = 0
  for (let i = 0; i < a.data.length; i += 3) {
    const isOther = [0, 1, 2].some(
      (colour) => Math.abs((a.data[i + colour] ?? 0) - (b.data[i + colour] ?? 0)) > TOLERANCE,
    )
    if (isOther) differing++
  }
  return differing / (a.data.length / 3)
}

async function tilesOf(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata()
  const size = { width: Math.ceil(width / TILE), height: Math.ceil(height / TILE) }
  return sharp(picture)
    .removeAlpha()
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true })
}
