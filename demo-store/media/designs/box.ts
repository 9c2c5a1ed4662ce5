import { cream, label, printedMark } from '../drawings/label.ts'
import { darken, lighten } from '../svg/colour.ts'
import { clipped, groundShadow, linear, line, path } from '../svg/paint.ts'
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
