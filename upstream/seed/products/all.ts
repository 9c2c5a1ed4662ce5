import { dogsKibble } from './dogs-kibble.ts'
import { dogsWalk } from './dogs-walk.ts'
import { services } from './services.ts'
import { sets } from './sets.ts'
import type { Range } from './build.ts'
import type { ProductSeed } from '../types.ts'

export const ranges: Range[] = [dogsKibble, dogsWalk, sets, services]

export const products: ProductSeed[] = ranges.flatMap((range) => range.products)
