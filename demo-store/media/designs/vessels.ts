import { cream, label } from '../drawings/label.ts'
import { circle, clipped, darken, ellipse, groundShadow, lighten, line, linear, mix, path, roundness } from '../svg.ts'
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

const potBody =
  'M330 430C330 404 352 392 380 388H820C848 392 870 404 870 430V980C870 1030 760 1064 600 1064C440 1064 330 1030 330 980Z'
const potField =
  'M330 500C400 524 500 534 600 534C700 534 800 524 870 500V936C800 966 700 978 600 978C500 978 400 966 330 936Z'
const lid =
  'M318 286C318 256 440 236 600 236C760 236 882 256 882 286V384C882 414 760 432 600 432C440 432 318 414 318 384Z'

/** A round jar with a ribbed lid. */
export function pot(look: PictureLook): string {
  const [main, accent] = look.colours
  const glass = look.variant % 2 === 0 ? '#f5f1e8' : '#e2e6df'
  const lidColour = look.variant % 3 === 0 ? '#3a4541' : look.variant % 3 === 1 ? main : '#c9a77c'
  const shade = roundness()
  const top = linear(
    [0, 0, 1, 1],
    [
      [0, lighten(lidColour, 0.42)],
      [1, darken(lidColour, 0.1)],
    ],
  )
  const ribs = Array.from({ length: 39 }, (_, i) => {
    const angle = Math.PI * ((i + 0.5) / 39)
    const x = 600 - Math.cos(angle) * 280
    const dip = Math.sin(angle) * 46
    return `M${x.toFixed(1)} ${(300 + dip).toFixed(1)}V${(372 + dip).toFixed(1)}`
  })
  return (
    `<defs>${shade.def}${top.def}</defs>` +
    groundShadow(600, 1050, 580) +
    path(potBody, glass) +
    path(potField, look.variant % 2 === 0 ? main : cream) +
    clipped(
      potField,
      path('M320 866C480 918 720 918 880 866V1000H320Z', look.variant % 2 === 0 ? darken(main, 0.22) : main) +
        line('M320 856C480 908 720 908 880 856', accent, 10) +
        line('M330 512C480 552 720 552 870 512', accent, 7),
    ) +
    label(look, { x: 446, y: 556, width: 308, height: 384 }) +
    path(potBody, shade.ref) +
    path(
      'M330 430C330 404 352 392 380 388H820C848 392 870 404 870 430C780 458 420 458 330 430Z',
      '#17211c',
      'opacity="0.22"',
    ) +
    line('M372 560V910', '#ffffff', 14, 'opacity="0.4"') +
    path(lid, lidColour) +
    line(ribs.join(''), darken(lidColour, 0.45), 4, 'opacity="0.4"') +
    path(lid, shade.ref) +
    ellipse(600, 286, 282, 50, top.ref) +
    ellipse(600, 284, 236, 37, 'none', `stroke="${darken(lidColour, 0.3)}" stroke-width="4" opacity="0.4"`) +
    line('M366 268C440 248 540 242 640 244', '#ffffff', 5, 'opacity="0.45"')
  )
}

const bucketBody = 'M292 350C400 382 800 382 908 350L856 1000C852 1044 730 1072 600 1072C470 1072 348 1044 344 1000Z'
const bucketField = 'M304 486C420 520 780 520 896 486L868 872C780 910 420 910 332 872Z'

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
    path(bucketBody, shell) +
    path(bucketField, shell === main ? cream : main) +
    clipped(
      bucketField,
      path('M300 806C460 860 740 860 900 806V940H300Z', shell === main ? main : darken(main, 0.22)) +
        line('M300 796C460 850 740 850 900 796', accent, 10),
    ) +
    label(look, { x: 468, y: 536, width: 264, height: 330 }) +
    line('M336 900C440 938 760 938 864 900M340 940C440 978 760 978 860 940', darken(shell, 0.3), 4, 'opacity="0.35"') +
    path(bucketBody, shade.ref) +
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
