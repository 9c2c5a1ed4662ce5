import { cream, label } from '../drawings/label.ts'
import { darken, lighten, mix } from '../svg/colour.ts'
import { clipped, ellipse, groundShadow, line, linear, path, roundness } from '../svg/paint.ts'
import type { PictureLook } from '../../seed/pictures.ts'

const flask =
  'M520 300H680V356C680 400 812 424 812 520V1010C812 1052 730 1074 600 1074C470 1074 388 1052 388 1010V520C388 424 520 400 520 356Z'
const canister =
  'M540 300H690V372C760 380 830 404 830 476V1012C830 1050 810 1070 770 1072H430C390 1070 370 1050 370 1012V476C370 404 450 380 540 372Z'
const flaskField = 'M388 590C460 612 740 612 812 590V960C740 984 460 984 388 960Z'
const canisterField = 'M370 570H830V970H370Z'

/** A bottle of oil or syrup; every other one is a canister with a grip. */
export function bottle(look: PictureLook): string {
  const [main, accent] = look.colours
  const round = look.variant % 2 === 0
  const outline = round ? flask : canister
  const field = round ? flaskField : canisterField
  const glass = round ? '#6d4a24' : '#f4f1e9'
  const cap = round ? '#2b2f2e' : main
  const shade = roundness(1.1)
  const depth = linear(
    [0, 0, 0, 1],
    [
      [0, lighten(glass, 0.14)],
      [0.5, glass],
      [1, darken(glass, 0.35)],
    ],
  )
  return (
    `<defs>${shade.def}${depth.def}</defs>` +
    groundShadow(600, 1064, 480) +
    path(outline, depth.ref) +
    (round
      ? path(
          'M400 520C400 470 470 440 520 412C480 450 436 480 430 560V1000C410 990 400 980 400 960Z',
          '#ffffff',
          'opacity="0.16"',
        )
      : line('M748 420C790 430 792 470 790 520', darken(glass, 0.3), 14, 'opacity="0.25"')) +
    path(field, round ? mix(accent, cream, 0.72) : main) +
    clipped(
      field,
      path('M360 880C480 924 720 924 840 880V1000H360Z', round ? main : darken(main, 0.2)) +
        line('M360 870C480 914 720 914 840 870', accent, 9),
    ) +
    label(look, { x: 486, y: 620, width: 228, height: 316 }) +
    path(outline, shade.ref) +
    line(round ? 'M424 620V930' : 'M400 610V940', '#ffffff', 12, 'opacity="0.4"') +
    path(
      'M512 188H688C694 188 698 194 698 200V300C698 312 660 318 600 318C540 318 502 312 502 300V200C502 194 506 188 512 188Z',
      cap,
      round ? '' : 'transform="translate(14 0)"',
    ) +
    line(
      Array.from({ length: 14 }, (_, i) => `M${516 + i * 13} 212V296`).join(''),
      darken(cap, 0.5),
      3,
      round ? 'opacity="0.5"' : 'opacity="0.4" transform="translate(14 0)"',
    ) +
    path(
      'M512 188H688C694 188 698 194 698 200V300C698 312 660 318 600 318C540 318 502 312 502 300V200C502 194 506 188 512 188Z',
      shade.ref,
      round ? '' : 'transform="translate(14 0)"',
    ) +
    ellipse(round ? 600 : 614, 192, 92, 14, lighten(cap, 0.3))
  )
}
