/**
 * What law and shoppers want of a French shop, one file per topic. `npm run generate` writes `docs/law.md` from it.
 *
 * To add a rule: write an entry into the file of its topic, with its source, what the shop does, the files that do it and the tests that
 * would fail if it did not. Sources that several rules name are in `sources.ts`. `tests/docs/law.test.ts` fails if a file, a test or a row
 * of the doctor that an entry names does not exist.
 */
import { topic as prices } from './01-prices.ts'
import { topic as order } from './02-order.ts'
import { topic as withdrawal } from './03-withdrawal.ts'
import { topic as guarantee } from './04-guarantee.ts'
import { topic as safety } from './05-safety.ts'
import { topic as feed } from './06-feed.ts'
import { topic as data } from './07-data.ts'
import { topic as accessibility } from './08-accessibility.ts'
import { topic as reviews } from './09-reviews.ts'
import { topic as papers } from './10-papers.ts'
import { topic as environment } from './11-environment.ts'
import { topic as languages } from './12-languages.ts'
import { topic as machines } from './13-machines.ts'
import { topic as people } from './14-people.ts'
import type { Topic } from './rule.ts'

export const topics: readonly Topic[] = [
  prices,
  order,
  withdrawal,
  guarantee,
  safety,
  feed,
  data,
  accessibility,
  reviews,
  papers,
  environment,
  languages,
  machines,
  people,
]
