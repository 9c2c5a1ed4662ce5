import { byQuantity } from './by-quantity.ts'
import { catsBarf } from './cats-barf.ts'
import { catsHome } from './cats-home.ts'
import { catsKibble } from './cats-kibble.ts'
import { catsKibbleSpecial } from './cats-kibble-special.ts'
import { catsSupplements } from './cats-supplements.ts'
import { catsTreats } from './cats-treats.ts'
import { catsWet } from './cats-wet.ts'
import { dogsBarf } from './dogs-barf.ts'
import { dogsCoatVitality } from './dogs-coat-vitality.ts'
import { dogsDigestion } from './dogs-digestion.ts'
import { dogsHome } from './dogs-home.ts'
import { dogsJoints } from './dogs-joints.ts'
import { dogsKibbleAdult } from './dogs-kibble-adult.ts'
import { dogsKibbleAges } from './dogs-kibble-ages.ts'
import { dogsKibbleSpecial } from './dogs-kibble-special.ts'
import { dogsPigment } from './dogs-pigment.ts'
import { dogsTreats } from './dogs-treats.ts'
import { dogsWalk } from './dogs-walk.ts'
import { dogsWet } from './dogs-wet.ts'
import { horsesBreathingCalm } from './horses-breathing-calm.ts'
import { horsesCare } from './horses-care.ts'
import { horsesDigestion } from './horses-digestion.ts'
import { horsesFeed } from './horses-feed.ts'
import { horsesHoof } from './horses-hoof.ts'
import { horsesJoints } from './horses-joints.ts'
import { horsesMinerals } from './horses-minerals.ts'
import { horsesPigment } from './horses-pigment.ts'
import { horsesTreats } from './horses-treats.ts'
import { madeToOrder } from './made-to-order.ts'
import { services } from './services.ts'
import { setsCatsHorses } from './sets-cats-horses.ts'
import { setsDogs } from './sets-dogs.ts'
import { withPriceHistory } from './price-history.ts'
import { withRelations } from './relations.ts'
import type { Range } from './range.ts'
import type { ProductSeed } from '../product-types.ts'

/** Every file of the range, in the order of the departments. */
export const ranges: Range[] = [
  dogsKibbleAdult,
  dogsKibbleSpecial,
  dogsKibbleAges,
  dogsWet,
  dogsBarf,
  dogsJoints,
  dogsPigment,
  dogsDigestion,
  dogsCoatVitality,
  dogsTreats,
  dogsWalk,
  dogsHome,
  catsKibble,
  catsKibbleSpecial,
  catsWet,
  catsBarf,
  catsSupplements,
  catsTreats,
  catsHome,
  horsesJoints,
  horsesPigment,
  horsesDigestion,
  horsesBreathingCalm,
  horsesHoof,
  horsesMinerals,
  horsesFeed,
  horsesTreats,
  horsesCare,
  setsDogs,
  setsCatsHorses,
  services,
  madeToOrder,
  byQuantity,
]

export const products: ProductSeed[] = withRelations(ranges.flatMap((range) => range.products)).map(withPriceHistory)
