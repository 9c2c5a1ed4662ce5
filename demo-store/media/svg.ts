import { createHash } from 'node:crypto'

type Rgb = [number, number, number]

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const format = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** `share` of the second colour in the first; colours are `#rrggbb`. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [parse(first), parse(second)]
  return format([0, 1, 2].map((i) => (a[i] ?? 0) + ((b[i] ?? 0) - (a[i] ?? 0)) * share) as Rgb)
}

/** Towards a warm white: the light of every picture is morning sun. */
export const lighten = (colour: string, share: number): string => mix(colour, '#fffaf0', share)

/** Towards a greenish black rather than grey, so that shadows stay lively. */
export const darken = (colour: string, share: number): string => mix(colour, '#17211c', share)

/** Perceived brightness, 0 to 1. */
export function brightness(colour: string): number {
  const [r, g, b] = parse(colour)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

/** A stop: offset 0 to 1, colour, opacity. */
type Stop = [offset: number, colour: string, opacity?: number]

/** A gradient's definition, to be placed before its use, and the reference to it. */
export type Paint = { def: string; ref: string }

const stopsOf = (stops: Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

/** The id is the content's own hash: the same gradient drawn twice is the same gradient. */
function named(element: string, attributes: string, content: string): Paint {
  const id = `p${createHash('sha256')
    .update(attributes + content)
    .digest('hex')
    .slice(0, 10)}`
  return { def: `<${element} id="${id}" ${attributes}>${content}</${element}>`, ref: `url(#${id})` }
}

/** From (x1, y1) to (x2, y2) in shares of the painted box. */
export const linear = ([x1, y1, x2, y2]: [number, number, number, number], stops: Stop[]): Paint =>
  named('linearGradient', `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stopsOf(stops))

/** Around (cx, cy) with radius r, in shares of the painted box. */
export const radial = ([cx, cy, r]: [number, number, number], stops: Stop[]): Paint =>
  named('radialGradient', `cx="${cx}" cy="${cy}" r="${r}"`, stopsOf(stops))

/** Left to right, lit from the upper left: what makes flat shapes round. */
export const roundness = (strength = 1): Paint =>
  linear(
    [0, 0, 1, 0.06],
    [
      [0, '#1a241e', 0.2 * strength],
      [0.1, '#ffffff', 0.02 * strength],
      [0.26, '#ffffff', 0.3 * strength],
      [0.46, '#ffffff', 0.03 * strength],
      [0.72, '#1a241e', 0.08 * strength],
      [1, '#1a241e', 0.34 * strength],
    ],
  )

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`

/** A group moved to (x, y), scaled, turned by degrees. */
export const place = (content: string, x: number, y: number, scale = 1, angle = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale})">${content}</g>`

/** The shadow of a thing standing on the ground: a wide faint one and a dark one close to the foot. */
export function groundShadow(x: number, y: number, width: number, strength = 1): string {
  const wide = radial(
    [0.5, 0.5, 0.5],
    [
      [0, '#17211c', 0.34 * strength],
      [0.55, '#17211c', 0.14 * strength],
      [1, '#17211c', 0],
    ],
  )
  const close = radial(
    [0.5, 0.5, 0.5],
    [
      [0, '#17211c', 0.6 * strength],
      [0.7, '#17211c', 0.28 * strength],
      [1, '#17211c', 0],
    ],
  )
  return (
    `<defs>${wide.def}${close.def}</defs>` +
    ellipse(x + width * 0.05, y + width * 0.012, width * 0.66, width * 0.085, wide.ref) +
    ellipse(x, y, width * 0.5, width * 0.032, close.ref)
  )
}

/** Content shown only inside a shape given as path data. */
export function clipped(d: string, content: string): string {
  const id = `c${createHash('sha256').update(d).digest('hex').slice(0, 10)}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
