import { ranges } from './products/all.ts'
import { sitePictures } from './site-pictures.ts'
import type { PictureSeed } from './picture-types.ts'

/** Every picture of the demo store: products, departments, content pages, signs. */
export const pictures: PictureSeed[] = [...ranges.flatMap((range) => range.pictures), ...sitePictures]
