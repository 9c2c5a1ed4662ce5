import { studio } from '../drawings/backdrop.ts'
import { mix } from '../svg/colour.ts'
import type { PictureLook } from '../../seed/pictures.ts'

/** The studio in which an opaque picture is taken: tinted by the product's accent, so that lists stay calm. */
export const backdropFor = ({ colours: [main, accent], variant }: PictureLook): string =>
  studio(variant % 2 === 0 ? mix(accent, '#e9dfc8', 0.4) : mix(main, '#dfe6d8', 0.5))
