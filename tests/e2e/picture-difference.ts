import sharp from 'sharp'

/** Side in pixels of the squares that are compared by their mean: text may be drawn a hair differently, but not with more ink. */
const TILE = 6
/** Of 255, in one colour of a tile's mean; the least that counts as a difference. */
const TOLERANCE = 12
/** Share of tiles that may differ. */
export const MAX_SHARE = 0.003

/** Share of tiles whose colour differs between two pictures; 1 when their sizes do. */
export async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([meansOf(one), meansOf(other)])
  if (a.across !== b.across || a.means.length !== b.means.length) return 1
  let differing = 0
  for (let i = 0; i < a.means.length; i += 3) {
    const isOther = [i, i + 1, i + 2].some((at) => Math.abs((a.means[at] ?? 0) - (b.means[at] ?? 0)) > TOLERANCE)
    if (isOther) differing++
  }
  return differing / (a.means.length / 3)
}

/** Mean red, green and blue of each tile, row by row. Decoded whole first: shortcuts of decoders differ from format to format. */
async function meansOf(picture: Buffer): Promise<{ across: number; means: Float64Array }> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const across = Math.ceil(info.width / TILE)
  const means = new Float64Array(across * Math.ceil(info.height / TILE) * 3)
  for (let y = 0; y < info.height; y++) {
    const high = Math.min(TILE, info.height - y + (y % TILE))
    for (let x = 0; x < info.width; x++) {
      const wide = Math.min(TILE, info.width - x + (x % TILE))
      const tile = (Math.floor(y / TILE) * across + Math.floor(x / TILE)) * 3
      const pixel = (y * info.width + x) * 3
      for (let colour = 0; colour < 3; colour++) {
        means[tile + colour] = (means[tile + colour] ?? 0) + (data[pixel + colour] ?? 0) / (wide * high)
      }
    }
  }
  return { across, means }
}
