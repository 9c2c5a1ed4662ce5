import { circle, darken, ellipse, lighten, line, linear, mix, path, place, seeded } from '../svg.ts'

/** One piece of food at (0, 0), about 30 units wide. */
type Piece = (colour: string) => string

const disc: Piece = (colour) =>
  ellipse(0, 4, 17, 13, darken(colour, 0.4)) +
  ellipse(0, 0, 17, 13, colour) +
  ellipse(-2, -2, 10, 7, lighten(colour, 0.16)) +
  circle(2, 1, 3.4, darken(colour, 0.22), 'opacity="0.5"')

const triangle: Piece = (colour) =>
  path(
    'M-16 9C-14 0 -6 -14 0 -16C7 -13 15 1 16 9C6 15 -6 15 -16 9Z',
    darken(colour, 0.4),
    'transform="translate(0 4)"',
  ) +
  path('M-16 9C-14 0 -6 -14 0 -16C7 -13 15 1 16 9C6 15 -6 15 -16 9Z', colour) +
  path('M-8 4C-6 -2 -3 -8 0 -10C3 -8 6 -2 8 4C3 7 -3 7 -8 4Z', lighten(colour, 0.18))

const pellet: Piece = (colour) =>
  path('M-16 -6H12C20 -6 20 8 12 8H-16C-23 8 -23 -6 -16 -6Z', darken(colour, 0.35), 'transform="translate(0 4)"') +
  path('M-16 -7H12C20 -7 20 7 12 7H-16C-23 7 -23 -7 -16 -7Z', colour) +
  ellipse(13, 0, 6, 7, lighten(colour, 0.2)) +
  line('M-16 -3H6', lighten(colour, 0.3), 2.4, 'opacity="0.6"')

const flake: Piece = (colour) =>
  path('M-18 0C-12 -10 8 -12 18 -2C12 8 -8 12 -18 0Z', darken(colour, 0.3), 'transform="translate(0 3)"') +
  path('M-18 0C-12 -10 8 -12 18 -2C12 8 -8 12 -18 0Z', colour) +
  line('M-12 0C-4 -4 6 -4 12 -1', darken(colour, 0.25), 2)

const chunk: Piece = (colour) =>
  path('M-17 -6L2 -14L18 -6L16 10L-2 16L-17 8Z', darken(colour, 0.25)) +
  path('M-17 -6L2 -14L18 -6L0 2Z', lighten(colour, 0.16)) +
  path('M-17 -6L0 2L-2 16L-17 8Z', colour) +
  line('M-10 2L-6 6M-12 8L-8 10', lighten(colour, 0.4), 2, 'opacity="0.5"')

const star: Piece = (colour) =>
  path(
    'M0 -18C5 -18 8 -10 10 -7C14 -5 20 -4 18 2C16 7 11 8 10 11C9 16 5 20 0 16C-5 20 -9 16 -10 11C-11 8 -16 7 -18 2C-20 -4 -14 -5 -10 -7C-8 -10 -5 -18 0 -18Z',
    darken(colour, 0.35),
    'transform="translate(0 4)"',
  ) +
  path(
    'M0 -18C5 -18 8 -10 10 -7C14 -5 20 -4 18 2C16 7 11 8 10 11C9 16 5 20 0 16C-5 20 -9 16 -10 11C-11 8 -16 7 -18 2C-20 -4 -14 -5 -10 -7C-8 -10 -5 -18 0 -18Z',
    colour,
  ) +
  circle(0, 0, 4, darken(colour, 0.3), 'opacity="0.5"')

const pieces = { disc, triangle, pellet, flake, chunk, star } as const
export type PieceName = keyof typeof pieces

/** A heap of pieces filling the upper half of an ellipse; back rows first. */
export function heap(
  name: PieceName,
  colour: string,
  x: number,
  y: number,
  rx: number,
  height: number,
  seed: number,
): string {
  const random = seeded(seed)
  const count = Math.round((rx * height) / 430)
  const spots = Array.from({ length: count }, () => {
    const across = random() * 2 - 1
    const depth = random()
    return {
      x: x + across * rx * (0.94 - 0.42 * (1 - depth)),
      y: y - height * (1 - across * across) * (1 - depth) + (1 - across * across) * 30 * depth,
    }
  }).toSorted((a, b) => a.y - b.y)
  const ground = path(
    `M${x - rx} ${y}C${x - rx * 0.7} ${y - height} ${x + rx * 0.7} ${y - height} ${x + rx} ${y}C${x + rx * 0.6} ${y + 40} ${x - rx * 0.6} ${y + 40} ${x - rx} ${y}Z`,
    darken(colour, 0.45),
  )
  return (
    ground +
    spots
      .map((spot) =>
        place(
          pieces[name](mix(colour, random() > 0.5 ? '#5b3a1e' : '#e8c48e', random() * 0.22)),
          spot.x,
          spot.y,
          1.15 + random() * 0.4,
          random() * 140 - 70,
        ),
      )
      .join('')
  )
}

/** Single pieces scattered on a table. */
export function scatter(
  name: PieceName,
  colour: string,
  count: number,
  box: { x: number; y: number; width: number; height: number },
  seed: number,
): string {
  const random = seeded(seed)
  return Array.from({ length: count }, () => {
    const [px, py] = [box.x + random() * box.width, box.y + random() * box.height]
    return (
      ellipse(px + 5, py + 18, 26, 8, '#17211c', 'opacity="0.16"') +
      place(pieces[name](mix(colour, '#e8c48e', random() * 0.2)), px, py, 1.5, random() * 140 - 70)
    )
  }).join('')
}

/** Frozen cubes of minced meat, bone and vegetables, seen over the rim of a tub. */
export function rawCubes(seed: number): string {
  const random = seeded(seed + 40)
  const meats = ['#a9433f', '#b85650', '#93372f', '#c06a5c', '#d9a08c']
  return Array.from({ length: 64 }, (_, i) => {
    const colour = i % 11 === 0 ? '#8aa05a' : i % 13 === 0 ? '#d98a3f' : (meats[i % meats.length] ?? '#a9433f')
    return place(
      chunk(colour),
      260 + (i % 16) * 45 + random() * 26,
      458 + Math.floor(i / 16) * 30 + random() * 20,
      1.7 + random() * 0.5,
      random() * 50 - 25,
    )
  }).join('')
}

/** A slice of terrine with its jelly, about 200 wide around (0, 0). */
export function terrine(colour: string, seed: number): string {
  const random = seeded(seed)
  const face = linear(
    [0, 0, 0, 1],
    [
      [0, lighten(colour, 0.14)],
      [1, darken(colour, 0.1)],
    ],
  )
  const bits = Array.from({ length: 22 }, () =>
    circle(
      -88 + random() * 176,
      -52 + random() * 100,
      4 + random() * 8,
      random() > 0.4 ? lighten(colour, 0.3) : random() > 0.5 ? '#d98a3f' : '#7f9a55',
      'opacity="0.8"',
    ),
  )
  return (
    `<defs>${face.def}</defs>` +
    path('M-100 -50C-96 -74 96 -74 100 -50V50C96 74 -96 74 -100 50Z', face.ref) +
    bits.join('') +
    path('M-100 -50C-96 -74 96 -74 100 -50C60 -40 -60 -40 -100 -50Z', lighten(colour, 0.35), 'opacity="0.8"')
  )
}
