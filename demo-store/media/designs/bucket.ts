import { cream, label } from '../drawings/label.ts'
import { darken, lighten } from '../svg/colour.ts'
import { circle, clipped, ellipse, groundShadow, line, linear, path, roundness } from '../svg/paint.ts'
import type { PictureLook } from '../../seed/pictures.ts'

const body = 'M292 350C400 382 800 382 908 350L856 1000C852 1044 730 1072 600 1072C470 1072 348 1044 344 1000Z'
const field = 'M304 486C420 520 780 520 896 486L868 872C780 910 420 910 332 872Z'

/** A tapered pail with a handle, as feed for horses is sold in. */
export function bucket(look: PictureLook): string {
  const [main, accent] = look.colours
  const shell = look.variant % 2 === 0 ? '#f6f3ec' : main
  const lid = look.variant % 2 === 0 ? main : '#f6f3ec'
  const shade = roundness()
  const top = linear(
    [0, 0, 1, 1],
    [
      [0, lighten(lid, 0.4)],
      [1, darken(lid, 0.14)],
    ],
  )
  return (
    `<defs>${shade.def}${top.def}</defs>` +
    groundShadow(600, 1056, 580) +
    line('M300 330C270 60 930 60 900 330', '#8f958f', 12) +
    line('M300 330C270 66 930 66 900 330', '#dfe2dc', 5) +
    line('M508 132C560 122 640 122 692 132', '#3a4541', 26) +
    line('M512 126C560 117 640 117 688 126', '#66716c', 7) +
    path(body, shell) +
    path(field, shell === main ? cream : main) +
    clipped(
      field,
      path('M300 806C460 860 740 860 900 806V940H300Z', shell === main ? main : darken(main, 0.22)) +
        line('M300 796C460 850 740 850 900 796', accent, 10),
    ) +
    label(look, { x: 468, y: 536, width: 264, height: 330 }) +
    line('M336 900C440 938 760 938 864 900M340 940C440 978 760 978 860 940', darken(shell, 0.3), 4, 'opacity="0.35"') +
    path(body, shade.ref) +
    line('M366 530L388 960', '#ffffff', 12, 'opacity="0.35"') +
    path(
      'M272 316C272 282 430 262 600 262C770 262 928 282 928 316V352C928 388 770 408 600 408C430 408 272 388 272 352Z',
      lid,
    ) +
    path(
      'M272 316C272 282 430 262 600 262C770 262 928 282 928 316V352C928 388 770 408 600 408C430 408 272 388 272 352Z',
      shade.ref,
    ) +
    ellipse(600, 316, 328, 54, top.ref) +
    ellipse(600, 316, 280, 40, 'none', `stroke="${darken(lid, 0.3)}" stroke-width="4" opacity="0.35"`) +
    circle(300, 342, 20, '#dfe2dc') +
    circle(300, 342, 9, '#8f958f') +
    circle(900, 342, 20, '#dfe2dc') +
    circle(900, 342, 9, '#8f958f')
  )
}
