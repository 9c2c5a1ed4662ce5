import { circle, darken, lighten, linear, mix, radial } from '../svg.ts'
import type { PictureLook } from '../../seed/pictures.ts'

/** The studio in which an opaque picture is taken: tinted by the product's accent, so that lists stay calm. */
export const backdropFor = ({ colours: [main, accent], variant }: PictureLook): string =>
  studio(variant % 2 === 0 ? mix(accent, '#e9dfc8', 0.4) : mix(main, '#dfe6d8', 0.5))

/** A studio wall and table in a pale tint of the given colour, lit from the upper left; 1200 × 1200. */
export function studio(colour: string, tableTop = 800): string {
  const tint = mix(colour, '#f7f2e7', 0.8)
  const wall = linear(
    [0, 0, 0.7, 1],
    [
      [0, lighten(tint, 0.55)],
      [1, darken(tint, 0.07)],
    ],
  )
  const table = linear(
    [0, 0, 0.3, 1],
    [
      [0, darken(tint, 0.09)],
      [0.16, mix(tint, '#ffffff', 0.25)],
      [1, darken(tint, 0.04)],
    ],
  )
  const light = radial(
    [0.5, 0.5, 0.5],
    [
      [0, '#ffffff', 0.75],
      [1, '#ffffff', 0],
    ],
  )
  return (
    `<defs>${wall.def}${table.def}${light.def}</defs>` +
    `<rect width="1200" height="1200" fill="${wall.ref}"/><rect y="${tableTop}" width="1200" height="${1200 - tableTop}" fill="${table.ref}"/>` +
    circle(380, 330, 560, light.ref)
  )
}

/** A table seen from above: pale boards with their joints. */
export function boards(colour: string): string {
  const wood = mix(colour, '#e9d9bd', 0.84)
  const light = radial(
    [0.3, 0.25, 0.9],
    [
      [0, '#ffffff', 0.5],
      [0.6, '#ffffff', 0],
      [1, '#17211c', 0.16],
    ],
  )
  const planks = Array.from({ length: 6 }, (_, i) => {
    const tone = [0, 0.05, 0.02, 0.07, 0.03, 0.06][i] ?? 0
    const grain = Array.from(
      { length: 5 },
      (_, j) =>
        `M0 ${i * 200 + 22 + j * 38}C300 ${i * 200 + 10 + j * 38 + ((i * j * 7) % 20)} 800 ${i * 200 + 40 + j * 36 - ((i + j) % 4) * 6} 1200 ${i * 200 + 20 + j * 38}`,
    ).join('')
    return `<rect y="${i * 200}" width="1200" height="200" fill="${darken(wood, tone)}"/><path d="${grain}" fill="none" stroke="${darken(wood, 0.22)}" stroke-width="2" opacity="0.22"/><path d="M0 ${i * 200}H1200" stroke="${darken(wood, 0.4)}" stroke-width="5" opacity="0.4"/><path d="M0 ${i * 200 + 5}H1200" stroke="#ffffff" stroke-width="3" opacity="0.35"/>`
  })
  return `<defs>${light.def}</defs>${planks.join('')}<rect width="1200" height="1200" fill="${light.ref}"/>`
}
