import { cream, label } from '../drawings/label.ts'
import { darken, lighten } from '../svg/colour.ts'
import { clipped, ellipse, groundShadow, line, linear, path, roundness } from '../svg/paint.ts'
import type { PictureLook } from '../../seed/pictures.ts'

const body =
  'M330 430C330 404 352 392 380 388H820C848 392 870 404 870 430V980C870 1030 760 1064 600 1064C440 1064 330 1030 330 980Z'
const field =
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
    path(body, glass) +
    path(field, look.variant % 2 === 0 ? main : cream) +
    clipped(
      field,
      path('M320 866C480 918 720 918 880 866V1000H320Z', look.variant % 2 === 0 ? darken(main, 0.22) : main) +
        line('M320 856C480 908 720 908 880 856', accent, 10) +
        line('M330 512C480 552 720 552 870 512', accent, 7),
    ) +
    label(look, { x: 446, y: 556, width: 308, height: 384 }) +
    path(body, shade.ref) +
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
