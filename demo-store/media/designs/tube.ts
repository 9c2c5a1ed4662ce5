import { label } from '../drawings/label.ts'
import { darken, lighten, mix } from '../svg/colour.ts'
import { groundShadow, line, linear, path, roundness } from '../svg/paint.ts'
import type { PictureLook } from '../../seed/pictures.ts'

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
