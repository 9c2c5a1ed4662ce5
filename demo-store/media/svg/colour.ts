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
