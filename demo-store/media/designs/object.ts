import { bag, pouch } from './bags.ts'
import { bottle, bucket, can, pot } from './vessels.ts'
import { box, syringe, tray, tube } from './packs.ts'
import { bed, bowl, brush, toy } from './home-goods.ts'
import { lead, nosebag, tub } from './stable-goods.ts'
import { book, call } from './services.ts'
import { chew, treats } from './treats.ts'
import { coat, collar, medal } from './wear.ts'
import { place } from '../svg.ts'
import type { PictureDesign, PictureLook } from '../../seed/pictures.ts'

/** Things that stand alone in a 1200 × 1200 field, their foot near y = 1070. */
export const objects: Partial<Record<PictureDesign, (look: PictureLook) => string>> = {
  bag,
  bed,
  book,
  bottle,
  bowl,
  box,
  brush,
  bucket,
  call,
  can,
  chew,
  coat,
  collar,
  lead,
  medal,
  nosebag,
  pot,
  pouch,
  syringe,
  toy,
  tray,
  treats,
  tub,
  tube,
}

/** A thing standing with its foot at (x, y), smaller packs smaller. */
export function standing(look: PictureLook, x: number, y: number, scale: number): string {
  const draw = objects[look.design] ?? bag
  const size = scale * (look.scale ?? 1)
  return place(place(draw(look), -600, -1070), x, y, size)
}

/** Several packs side by side, the tallest in the middle. */
export function group(parts: PictureLook[]): string {
  const spread = [[600], [400, 800], [600, 300, 900], [420, 780, 200, 1000]][Math.min(parts.length, 4) - 1] ?? [600]
  return parts
    .slice(0, 4)
    .map((part, index) =>
      standing(
        { ...part, scale: 1 },
        spread[index] ?? 600,
        index < parts.length - 2 ? 1010 : 1090,
        parts.length > 2 ? 0.66 : 0.78,
      ),
    )
    .join('')
}
