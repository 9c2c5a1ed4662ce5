import { cream, label, printedMark } from '../drawings/label.ts'
import { circle, clipped, darken, groundShadow, lighten, line, linear, mix, path, roundness } from '../svg.ts'
import type { PictureLook } from '../../seed/pictures.ts'

const kraft = '#cfac7e'

const front = 'M300 196C296 420 288 820 304 1070C480 1092 660 1092 812 1070C826 820 820 420 816 196Z'
const gusset =
  'M816 196C850 206 872 214 890 222C902 520 900 800 884 1028C866 1048 840 1062 812 1070C826 820 820 420 816 196Z'
const fold = 'M292 118C470 108 650 108 824 118L890 150L892 226C868 216 846 212 818 204C650 194 470 194 296 204Z'

/** A paper sack with a side gusset and a stitched fold. */
export function bag(look: PictureLook): string {
  const [main, accent] = look.colours
  const body = [kraft, main, cream, main][look.variant % 4] ?? kraft
  const band = body === main ? darken(main, 0.18) : main
  const side = linear(
    [0, 0, 1, 0],
    [
      [0, darken(body, 0.32)],
      [0.45, darken(body, 0.12)],
      [1, darken(body, 0.36)],
    ],
  )
  const shade = roundness()
  const foot = linear(
    [0, 0, 0, 1],
    [
      [0, '#17211c', 0],
      [0.82, '#17211c', 0],
      [1, '#17211c', 0.3],
    ],
  )
  const foldShade = linear(
    [0, 0, 0, 1],
    [
      [0, '#ffffff', 0.22],
      [0.55, '#ffffff', 0],
      [0.9, '#17211c', 0.2],
      [1, '#17211c', 0.32],
    ],
  )
  const panel = { x: 356, y: 348, width: 404, height: 600 }
  return (
    `<defs>${side.def}${shade.def}${foot.def}${foldShade.def}</defs>` +
    groundShadow(600, 1072, 600) +
    path(gusset, side.ref) +
    line('M852 222C866 520 864 820 850 1050', darken(body, 0.5), 3, 'opacity="0.55"') +
    path(front, body) +
    clipped(front, stripes(look.variant, band, accent) + (body === kraft ? fibres(look.variant) : '')) +
    label(look, panel) +
    printedMark(558, 278, 1.15, look.variant % 5 === 2 ? band : body) +
    line('M330 330C320 560 322 860 338 1046', lighten(body, 0.5), 7, 'opacity="0.26"') +
    line(
      'M360 1062C350 1030 372 1010 362 980M700 1066C716 1030 690 1012 706 976M470 1076C476 1056 466 1042 474 1024',
      darken(body, 0.4),
      4,
      'opacity="0.18"',
    ) +
    line('M420 214C432 250 418 268 430 300M690 214C680 244 696 262 684 292', darken(body, 0.4), 4, 'opacity="0.14"') +
    path(front, shade.ref) +
    path(front, foot.ref) +
    path(fold, mix(body, band, 0.22)) +
    path(fold, foldShade.ref) +
    path(fold, shade.ref) +
    line('M304 160C470 150 650 150 816 160', cream, 5, 'stroke-dasharray="15 11" opacity="0.9"') +
    line('M304 163C470 153 650 153 816 163', '#17211c', 3, 'stroke-dasharray="15 11" opacity="0.2"')
  )
}

/** The printed field around the label. */
function stripes(variant: number, band: string, accent: string): string {
  switch (variant % 5) {
    case 0:
      return (
        path('M260 880C420 836 640 936 860 862V1120H260Z', band) + line('M260 866C420 822 640 922 860 848', accent, 12)
      )
    case 1:
      return path('M260 760H860V1120H260Z', band) + path('M260 742H860V758H260Z', accent)
    case 2:
      return (
        path('M260 180H860V318C660 356 460 356 260 318Z', band) + line('M260 330C460 368 660 368 860 330', accent, 10)
      )
    case 3:
      return path('M260 1120L860 560V1120Z', band) + path('M260 1096L860 536V556L260 1118Z', accent)
    default:
      return path('M260 940H860V1120H260Z', band) + path('M260 180H860V214H260ZM260 912H860V930H260Z', accent)
  }
}

/** Flecks of kraft paper. */
function fibres(variant: number): string {
  const flecks = Array.from({ length: 60 }, (_, i) => {
    const x = 300 + ((i * 137 + variant * 31) % 510)
    const y = 210 + ((i * 211 + variant * 17) % 850)
    return `M${x} ${y}l${6 + (i % 5)} ${(i % 7) - 3}`
  })
  return line(flecks.join(''), '#8d6b43', 2, 'opacity="0.22"')
}

const outline =
  'M338 210H862C866 420 882 760 890 1010C892 1050 868 1066 836 1070C690 1086 510 1086 364 1070C332 1066 308 1050 310 1010C318 760 334 420 338 210Z'

/** A stand-up pouch with a zip and a round bottom. */
export function pouch(look: PictureLook): string {
  const [main, accent] = look.colours
  const body = look.variant % 2 === 0 ? main : mix(accent, '#f3e7d0', 0.55)
  const shade = roundness(0.9)
  const belly = linear(
    [0, 0, 0, 1],
    [
      [0, '#17211c', 0.16],
      [0.2, '#ffffff', 0.12],
      [0.5, '#ffffff', 0],
      [0.84, '#17211c', 0.04],
      [1, '#17211c', 0.34],
    ],
  )
  return (
    `<defs>${shade.def}${belly.def}</defs>` +
    groundShadow(600, 1066, 560) +
    path(outline, body) +
    clipped(
      outline,
      path('M300 900C480 980 720 980 900 900V1100H300Z', look.variant % 2 === 0 ? darken(main, 0.2) : main) +
        line('M300 890C480 970 720 970 900 890', accent, 9),
    ) +
    printedMark(600, 352, 1.05, body) +
    label(look, { x: 432, y: 420, width: 336, height: 470 }) +
    path(outline, belly.ref) +
    path(outline, shade.ref) +
    path('M338 210H862L863 262H337Z', darken(body, 0.12)) +
    line('M340 222H860M340 234H860M339 246H861', lighten(body, 0.3), 3, 'opacity="0.5"') +
    line('M350 296H850', darken(body, 0.35), 7, 'opacity="0.5"') +
    line('M350 303H850', lighten(body, 0.5), 3, 'opacity="0.5"') +
    circle(600, 234, 15, '#f5f2ea') +
    circle(600, 236, 13, '#d8d5cb') +
    line('M330 1006C420 940 780 940 870 1006', darken(body, 0.5), 4, 'opacity="0.35"') +
    line('M366 330C356 520 346 760 342 960', lighten(body, 0.6), 9, 'opacity="0.28"') +
    path('M862 262L872 300L864 330ZM337 262L328 300L336 330Z', darken(body, 0.3), 'opacity="0.5"')
  )
}
