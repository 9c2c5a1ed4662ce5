import { catsCare } from './cats-care.ts'
import { catsHome } from './cats-home.ts'
import { catsKibble } from './cats-kibble.ts'
import { catsWetBarf } from './cats-wet-barf.ts'
import { dogsBarf } from './dogs-barf.ts'
import { dogsCare } from './dogs-care.ts'
import { dogsHome } from './dogs-home.ts'
import { dogsJointsPigment } from './dogs-joints-pigment.ts'
import { dogsKibbleAdult } from './dogs-kibble-adult.ts'
import { dogsKibbleAges } from './dogs-kibble-ages.ts'
import { dogsTreats } from './dogs-treats.ts'
import { dogsWalk } from './dogs-walk.ts'
import { dogsWet } from './dogs-wet.ts'
import { horsesCare } from './horses-care.ts'
import { horsesFeed } from './horses-feed.ts'
import { horsesInside } from './horses-inside.ts'
import { horsesJointsPigment } from './horses-joints-pigment.ts'
import { horsesOutside } from './horses-outside.ts'
import { services } from './services.ts'
import { sets } from './sets.ts'
import { withRelations } from './relations.ts'
import type { Range } from './build.ts'
import type { ProductSeed } from '../types.ts'

/** Every file of the range, in the order of the departments. */
export const ranges: Range[] = [
  dogsKibbleAdult,
  dogsKibbleAges,
  dogsWet,
  dogsBarf,
  dogsJointsPigment,
  dogsCare,
  dogsTreats,
  dogsWalk,
  dogsHome,
  catsKibble,
  catsWetBarf,
  catsCare,
  catsHome,
  horsesJointsPigment,
  horsesInside,
  horsesOutside,
  horsesFeed,
  horsesCare,
  sets,
  services,
]

export const products: ProductSeed[] = withRelations(ranges.flatMap((range) => range.products))
