import { cream, label } from '../drawings/label.ts'
import { rawCubes } from '../drawings/food.ts'
import { darken, lighten } from '../svg/colour.ts'
import { clipped, groundShadow, line, linear, path } from '../svg/paint.ts'
import type { PictureLook } from '../../seed/pictures.ts'

const tub = 'M210 560H990L934 1000C930 1036 908 1052 872 1052H328C292 1052 270 1036 266 1000Z'
const inside = 'M232 566C260 430 940 430 968 566Z'
const sleeve = 'M392 470H808L800 1056H400Z'

/** A tub of frozen raw food in its paper sleeve. */
export function tray(look: PictureLook): string {
  const [main, accent] = look.colours
  const side = linear(
    [0, 0, 1, 0.1],
    [
      [0, '#c9d3d3'],
      [0.2, '#f4f8f8'],
      [0.6, '#dfe7e7'],
      [1, '#a3b0b0'],
    ],
  )
  const paper = linear(
    [0, 0, 1, 0],
    [
      [0, darken(main, 0.14)],
      [0.3, lighten(main, 0.12)],
      [1, darken(main, 0.16)],
    ],
  )
  const frost = linear(
    [0, 0, 0, 1],
    [
      [0, '#ffffff', 0.75],
      [0.6, '#ffffff', 0.1],
      [1, '#ffffff', 0],
    ],
  )
  return (
    `<defs>${side.def}${paper.def}${frost.def}</defs>` +
    groundShadow(600, 1046, 720) +
    path(inside, '#8b3f3a') +
    clipped('M232 566C260 380 940 380 968 566Z', rawCubes(look.variant)) +
    path(tub, side.ref) +
    line(
      'M250 640C450 660 750 660 950 640M262 740C450 760 750 760 938 740M274 850C450 868 750 868 926 850',
      '#8fa0a0',
      4,
      'opacity="0.25"',
    ) +
    path('M198 552H1002C1010 552 1010 584 1002 584H198C190 584 190 552 198 552Z', '#eef4f4') +
    path('M198 572H1002V584H198Z', '#9fb0b0', 'opacity="0.6"') +
    path(tub, frost.ref, 'opacity="0.8"') +
    path(sleeve, paper.ref) +
    clipped(
      sleeve,
      path('M380 950C500 990 700 910 820 960V1070H380Z', accent) +
        path('M390 470H810V508H390Z', darken(main, 0.28), 'opacity="0.55"'),
    ) +
    label(look, { x: 462, y: 560, width: 276, height: 390 }) +
    line('M400 480L407 1046', '#ffffff', 5, 'opacity="0.35"') +
    line(snow(look.variant), cream, 5, 'opacity="0.9"')
  )
}

/** Ice crystals on the wall of the tub. */
const snow = (variant: number): string =>
  [
    [318, 820],
    [346, 960],
    [878, 790],
    [850, 930],
    [304, 690],
    [900, 680],
  ]
    .map(([x = 0, y = 0], i) => {
      const r = 13 + ((i * 7 + variant * 3) % 9)
      return `M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}M${x - r * 0.7} ${y - r * 0.7}L${x + r * 0.7} ${y + r * 0.7}M${x - r * 0.7} ${y + r * 0.7}L${x + r * 0.7} ${y - r * 0.7}`
    })
    .join('')
