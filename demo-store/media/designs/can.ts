import { cream, label } from '../drawings/label.ts'
import { darken, mix } from '../svg/colour.ts'
import { clipped, ellipse, groundShadow, line, linear, path, roundness } from '../svg/paint.ts'
import type { PictureLook } from '../../seed/pictures.ts'

const wall =
  'M300 380V960C300 1020 434 1064 600 1064C766 1064 900 1020 900 960V380C900 440 766 480 600 480C434 480 300 440 300 380Z'

/** A tin of terrine with its ring pull. */
export function can(look: PictureLook): string {
  const [main, accent] = look.colours
  const paper = look.variant % 2 === 0 ? main : mix(accent, cream, 0.6)
  const shade = roundness(1.1)
  const metal = linear(
    [0, 0, 1, 0.4],
    [
      [0, '#b9c0bd'],
      [0.3, '#f4f6f5'],
      [0.6, '#c3cac7'],
      [1, '#8e9794'],
    ],
  )
  const plate = linear(
    [0, 0, 1, 1],
    [
      [0, '#eef1f0'],
      [0.5, '#c6ccca'],
      [1, '#e6eae8'],
    ],
  )
  return (
    `<defs>${shade.def}${metal.def}${plate.def}</defs>` +
    groundShadow(600, 1044, 620) +
    path('M296 370V966C296 1028 432 1072 600 1072C768 1072 904 1028 904 966V370Z', metal.ref) +
    path(wall, paper) +
    clipped(
      wall,
      path('M290 850C420 920 780 920 910 850V1080H290Z', look.variant % 2 === 0 ? darken(main, 0.22) : main) +
        line('M290 838C420 908 780 908 910 838', accent, 11) +
        line('M300 414C360 466 470 496 600 496C730 496 840 466 900 414', accent, 8),
    ) +
    label(look, { x: 444, y: 540, width: 312, height: 400 }) +
    path(wall, shade.ref) +
    line('M344 500V930', '#ffffff', 14, 'opacity="0.35"') +
    ellipse(600, 372, 304, 106, metal.ref) +
    ellipse(600, 368, 292, 98, '#8e9794') +
    ellipse(600, 372, 286, 94, plate.ref) +
    ellipse(600, 372, 230, 72, 'none', 'stroke="#a4adaa" stroke-width="5" opacity="0.8"') +
    ellipse(600, 374, 228, 71, 'none', 'stroke="#ffffff" stroke-width="3" opacity="0.7"') +
    ellipse(600, 398, 44, 15, '#a9b1ae') +
    path(
      'M560 392C566 346 634 346 640 392L628 396C622 366 578 366 572 396Z',
      '#d9dedc',
      'stroke="#8e9794" stroke-width="3"',
    )
  )
}
