import { createHash } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import demoExtensions from 'virtual:extensions/demo-store'
import type { BlockLink } from '../extension.ts'
import { customerByEmail } from '../customer/customer.ts'
import { seedContext, timeOf, writeOrders } from '../orders/write-seed.ts'
import type { BelongingsSeed, Seed } from '../seed/types.ts'
import { putOnWishlist } from '../wishlist/change.ts'
import customersSql from './customers.sql?raw'
import { loadReadModel } from './read-model.ts'
import type { Database } from './rows.ts'
import salesSql from './sales.sql?raw'
import shopSql from './schema.sql?raw'
import wishlistsSql from './wishlists.sql?raw'
import { writeSeed } from './write-seed.ts'

const schemaSql = [
  ...[customersSql, shopSql, salesSql, wishlistsSql],
  ...demoExtensions.flatMap(({ sql = [] }) => sql),
].join('\n')

export const EXTENSIONS = { unaccent, pg_trgm }
/** Log files of 1 MB instead of 16: a database in memory copies them. */
export const INITDB_PARAMETERS = ['--wal-segsize=1']

/** Returns the seed with the payment methods of extensions, and with the links that they add to its blocks. Links to blocks that the seed lacks are dropped. */
export function withExtensions(seed: Seed): Seed {
  const links = demoExtensions.flatMap(({ links: own = [] }) => own)
  const cmsBlocks = seed.cmsBlocks.map((block) => {
    const own = links.filter((link) => link.block === block.identifier)
    return { ...block, content: own.reduce(withLink, block.content) }
  })
  const { paymentMethods } = seed.checkout
  const own = demoExtensions.flatMap(({ provider }) => Object.entries(provider?.methods ?? {}))
  const more = own.filter(([code]) => !paymentMethods.some((method) => method.code === code))
  const offered = [...paymentMethods, ...more.map(([code, title]) => ({ code, title }))]
  return { ...seed, cmsBlocks, checkout: { ...seed.checkout, paymentMethods: offered } }
}

function withLink(content: string, { after, path, label }: BlockLink): string {
  const above = content.indexOf(`{{store direct_url="${after}"}}`)
  const end = content.indexOf('</li>', above) + '</li>'.length
  if (above < 0) throw new Error(`the block has no link to ${after}, below which one to ${path} should be`)
  return `${content.slice(0, end)}\n<li><a href="{{store direct_url="${path}"}}">${label}</a></li>${content.slice(end)}`
}

/** A hash of the seed, the tables and other SQL that a database was made from: a change of any rebuilds it. */
export function versionOf(seed: Seed, otherSql = ''): string {
  return createHash('sha256')
    .update(schemaSql)
    .update(otherSql)
    .update(JSON.stringify(INITDB_PARAMETERS))
    .update(JSON.stringify(seed))
    .digest('hex')
    .slice(0, 16)
}

/** Makes the tables, and writes the seed into them. */
export async function build(db: PGlite, seed: Seed): Promise<void> {
  await db.exec(schemaSql)
  await db.transaction((transaction) => writeSeed(transaction, seed))
  await writeOrders(db, seed.orders ?? [])
  await writeBelongings(db, seed.belongings ?? [])
  await db.exec('analyze')
}

/** Writes wishlists and more of the customers through the same code as the API. */
async function writeBelongings(db: Database, belongings: BelongingsSeed[]): Promise<void> {
  if (!belongings.length) return
  const model = await loadReadModel(db)
  for (const one of belongings) {
    const { email, wishes } = one
    const customer = (await customerByEmail(email, db)) ?? refuse(email, 'no such account')
    const at = (time: string) => seedContext(db, model, { customerId: customer.id, now: timeOf(time) })
    for (const { at: time, ...wish } of wishes) {
      const error = await putOnWishlist(wish, at(time))
      if (error) refuse(email, error.message)
    }
    for (const { writeBelongings: write } of demoExtensions) await write?.(one, at)
  }
}

function refuse(email: string, why: unknown): never {
  throw new Error(`the seed's belongings of ${email}: ${String(why)}`)
}
