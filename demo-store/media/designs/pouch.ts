import { label, printedMark } from '../drawings/label.ts'
import { darken, lighten, mix } from '../svg/colour.ts'
import { circle, clipped, groundShadow, line, linear, path, roundness } from '../svg/paint.ts'
import type { PictureLook } from '../../seed/pictures.ts'

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
