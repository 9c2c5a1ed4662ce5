import { brightness, circle, clipped, darken, line, mix, path, place } from '../svg.ts'
import { head, houseMark } from './animals.ts'
import { motif } from './motifs.ts'
import type { PictureLook } from '../../seed/pictures.ts'

export type Box = { x: number; y: number; width: number; height: number }

export const cream = '#faf4e6'

/** Readable on the given ground: cream on dark, deep green on light. */
const inkOn = (ground: string): string => (brightness(ground) > 0.62 ? '#2c3f34' : cream)

const rounded = ({ x, y, width, height }: Box, r: number): string =>
  `M${x + r} ${y}H${x + width - r}Q${x + width} ${y} ${x + width} ${y + r}V${y + height - r}Q${x + width} ${y + height} ${x + width - r} ${y + height}H${x + r}Q${x} ${y + height} ${x} ${y + height - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`

const arch = ({ x, y, width, height }: Box): string =>
  `M${x} ${y + height}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2}V${y + height}Z`

/** A leafy divider where other packs would carry words. */
const divider = (x: number, y: number, width: number, colour: string): string =>
  line(
    `M${x - width / 2} ${y}H${x - width * 0.12}M${x + width * 0.12} ${y}H${x + width / 2}`,
    colour,
    Math.max(2, width / 90),
  ) +
  place(
    path('M0 0C-10 -8 -26 -8 -34 0C-26 8 -10 8 0 0ZM0 0C10 -8 26 -8 34 0C26 8 10 8 0 0Z', colour),
    x,
    y,
    width / 380,
  )

/** The panel of a pack: who it is for above, what is in it below. Its shape depends on the variant. */
export function label(look: PictureLook, box: Box): string {
  const [main, accent] = look.colours
  const { x, y, width, height } = box
  const middle = x + width / 2
  const shape =
    [arch(box), rounded(box, width * 0.08), rounded(box, Math.min(width, height) / 2)][look.variant % 3] ?? arch(box)
  const field = look.variant % 2 === 0 ? cream : mix(accent, cream, 0.55)
  const small = Math.min(width, height)
  const emblem = small * 0.25
  const emblemY = y + height * 0.29
  const motifY = y + height * 0.735
  const badge =
    circle(middle, emblemY, emblem * 1.12, main) +
    circle(
      middle,
      emblemY,
      emblem * 1.0,
      'none',
      `stroke="${inkOn(main)}" stroke-width="${emblem * 0.03}" opacity="0.7"`,
    ) +
    (look.species
      ? place(head(look.species, inkOn(main), main), middle, emblemY, emblem / 62)
      : place(houseMark(inkOn(main)), middle, emblemY, emblem / 46))
  const ground = path(
    `M${x} ${y + height}V${y + height * 0.86}C${x + width * 0.3} ${y + height * 0.8} ${x + width * 0.7} ${y + height * 0.9} ${x + width} ${y + height * 0.83}V${y + height}Z`,
    mix(main, cream, 0.62),
  )
  return (
    path(shape, darken(field, 0.12), 'transform="translate(3 5)" opacity="0.35"') +
    path(shape, field) +
    clipped(shape, ground + path(shape, 'none', `stroke="${mix(main, field, 0.25)}" stroke-width="${width * 0.028}"`)) +
    badge +
    divider(middle, y + height * 0.515, width * 0.56, mix(main, field, 0.2)) +
    (look.motif
      ? place(motif(look.motif), middle, motifY, (small / 100) * 0.47)
      : place(houseMark(main), middle, motifY, (small / 100) * 0.5))
  )
}

/** The house mark as it is printed at the head of a pack. */
export const printedMark = (x: number, y: number, scale: number, ground: string): string =>
  place(houseMark(inkOn(ground)), x, y, scale)
