import { label } from '../drawings/label.ts'
import { darken, lighten, mix } from '../svg/colour.ts'
import { groundShadow, line, path, place, roundness } from '../svg/paint.ts'
import type { PictureLook } from '../../seed/pictures.ts'

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
