import { cream, label, printedMark } from '../drawings/label.ts'
import { clipped, darken, groundShadow, lighten, line, linear, mix, path, place, roundness } from '../svg.ts'
import { rawCubes } from '../drawings/food.ts'
import type { PictureLook } from '../../seed/pictures.ts'

const front = 'M270 330L740 372V1090L270 1030Z'
const side = 'M740 372L930 316V1000L740 1090Z'
const top = 'M270 330L466 286L930 316L740 372Z'

/** A folding carton seen from its corner. */
export function box(look: PictureLook): string {
  const [main, accent] = look.colours
  const body = look.variant % 2 === 0 ? main : cream
  const frontShade = linear(
    [0, 0, 1, 0],
    [
      [0, '#ffffff', 0.14],
      [0.6, '#ffffff', 0],
      [1, '#17211c', 0.12],
    ],
  )
  const sideShade = linear(
    [0, 0, 1, 0],
    [
      [0, darken(body, 0.3)],
      [1, darken(body, 0.46)],
    ],
  )
  const band = body === main ? darken(main, 0.2) : main
  return (
    `<defs>${frontShade.def}${sideShade.def}</defs>` +
    groundShadow(610, 1052, 640) +
    path(side, sideShade.ref) +
    clipped(side, path('M740 970L930 890V1010L740 1100Z', darken(accent, 0.3))) +
    path(top, lighten(body, 0.22)) +
    line('M368 308L836 343', darken(body, 0.3), 3, 'opacity="0.4"') +
    path(front, body) +
    clipped(
      front,
      path('M270 860C420 840 600 960 740 920V1100H270Z', band) + line('M270 850C420 830 600 950 740 910', accent, 12),
    ) +
    `<g transform="matrix(1 0.1 0 1 0 -32)">${printedMark(505, 440, 0.95, body)}${label(look, { x: 372, y: 500, width: 266, height: 400 })}</g>` +
    path(front, frontShade.ref) +
    line('M740 372V1090', lighten(body, 0.5), 3, 'opacity="0.5"') +
    line('M270 330L740 372', lighten(body, 0.6), 4, 'opacity="0.6"')
  )
}

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

const body = 'M404 130H796C800 400 790 700 762 920H438C410 700 400 400 404 130Z'

/** A squeeze tube standing on its cap. */
export function tube(look: PictureLook): string {
  const [main, accent] = look.colours
  const skin = mix(main, '#ffffff', look.variant % 2 === 0 ? 0 : 0.82)
  const cap = look.variant % 2 === 0 ? '#f4f1e9' : main
  const shade = roundness()
  const squeeze = linear(
    [0, 0, 0, 1],
    [
      [0, '#17211c', 0.16],
      [0.3, '#ffffff', 0.1],
      [0.8, '#ffffff', 0],
      [1, '#17211c', 0.2],
    ],
  )
  return (
    `<defs>${shade.def}${squeeze.def}</defs>` +
    groundShadow(600, 1072, 400) +
    path('M450 920H750L742 1050C740 1072 460 1072 458 1050Z', cap) +
    path('M450 920H750L742 1050C740 1072 460 1072 458 1050Z', shade.ref) +
    line(
      Array.from({ length: 18 }, (_, i) => `M${470 + i * 15.4} 944V1046`).join(''),
      darken(cap, 0.4),
      3,
      'opacity="0.25"',
    ) +
    path(body, skin) +
    path('M414 780C520 820 680 820 782 770L764 900H436Z', accent, 'opacity="0.9"') +
    label(look, { x: 480, y: 300, width: 240, height: 400 }) +
    path(body, squeeze.ref) +
    path(body, shade.ref) +
    path('M400 130H800V196H402Z', darken(skin, 0.1)) +
    line(
      Array.from({ length: 32 }, (_, i) => `M${410 + i * 12.4} 136V190`).join(''),
      lighten(skin, 0.5),
      3,
      'opacity="0.5"',
    )
  )
}

/** An oral paste in a dosing syringe, lying at a slant in front of its carton. */
export function syringe(look: PictureLook): string {
  const [main, accent] = look.colours
  const shade = roundness(1.1)
  const barrel = 'M-120 -330H120V300C120 322 60 330 0 330C-60 330 -120 322 -120 300Z'
  return (
    `<defs>${shade.def}</defs>` +
    groundShadow(560, 1010, 420, 0.55) +
    place(
      path('M-56 326H56L34 424H-34Z', '#eef1ec') +
        path('M-44 404H44V486C44 500 -44 500 -44 486Z', accent) +
        path('M-40 -640H40V-330H-40Z', mix(main, '#ffffff', 0.7)) +
        line('M-40 -600H40M-40 -560H40M-40 -520H40M-40 -480H40M-40 -440H40M-40 -400H40', darken(main, 0.1), 5) +
        path('M-110 -690H110C122 -690 122 -640 110 -640H-110C-122 -640 -122 -690 -110 -690Z', main) +
        path('M-170 -372H170C184 -372 184 -328 170 -328H-170C-184 -328 -184 -372 -170 -372Z', '#eef1ec') +
        path(barrel, '#f6f4ee') +
        path('M-120 -250H120V236H-120Z', main) +
        path('M-120 196H120V236H-120Z', accent) +
        label(look, { x: -92, y: -226, width: 184, height: 400 }) +
        path(barrel, shade.ref) +
        line('M-92 -300V290', lighten(main, 0.8), 9, 'opacity="0.5"'),
      596,
      596,
      0.86,
      24,
    )
  )
}
