import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import demoExtensions from 'virtual:extensions/demo-store'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import type { BlockLink } from '../extension.ts'
import { customerByEmail } from '../customer/customer.ts'
import { seedContext, timeOf, writeOrders } from '../orders/write-seed.ts'
import type { BelongingsSeed, Seed } from '../seed/types.ts'
import { putOnWishlist } from '../wishlist/change.ts'
import customersSql from './customers.sql?raw'
import { loadReadModel } from './read-model.ts'
import salesSql from './sales.sql?raw'
import shopSql from './schema.sql?raw'
import wishlistsSql from './wishlists.sql?raw'
import { writeSeed } from './write-seed.ts'

const schemaSql = [
  ...[customersSql, shopSql, salesSql, wishlistsSql],
  ...demoExtensions.flatMap(({ sql = [] }) => sql),
].join('\n')
const extensions = { unaccent, pg_trgm }
/** Log files of 1 MB instead of 16: every store of a test copies them. */
const initDbStartParams = ['--wal-segsize=1']

type OpenDatabase = { db: PGlite; close: () => Promise<void> }

/**
 * The store's database in a folder: locked against a second process, rebuilt when it was made from another seed or by
 * another PostgreSQL. Throws when another live process holds the folder.
 */
export async function openFolder(dataDir: string, ownSeed: Seed): Promise<OpenDatabase> {
  const seed = withExtensions(ownSeed)
  const folder = join(dataDir, 'demo-store')
  const versionFile = join(dataDir, 'demo-store.version')
  await mkdir(dirname(folder), { recursive: true })
  const unlock = await lockFolder(join(dataDir, 'demo-store.lock'))
  const version = versionOf(seed)
  const open = () => PGlite.create({ dataDir: folder, extensions, initDbStartParams, relaxedDurability: true })
  const closing = (db: PGlite): OpenDatabase => ({
    db,
    close: async () => {
      await db.close()
      await unlock()
    },
  })
  try {
    const written = await readFile(versionFile, 'utf8').catch(() => '')
    if (written === version && existsSync(join(folder, 'PG_VERSION'))) {
      // A folder of another PostgreSQL version does not open. The seed can rebuild it.
      const db = await open().catch(() => null)
      if (db) return closing(db)
    }
    await rm(versionFile, { force: true })
    await rm(folder, { recursive: true, force: true })
    const db = await open()
    await build(db, seed)
    await writeFile(versionFile, version)
    return closing(db)
  } catch (error) {
    await unlock()
    throw error
  }
}

/**
 * The database in memory, for tests. The seeded state is cached as an archive in the temporary folder, because
 * unpacking is much faster than seeding.
 */
export async function openMemory(ownSeed: Seed): Promise<OpenDatabase> {
  const seed = withExtensions(ownSeed)
  const archive = join(tmpdir(), `musette-demo-store-${versionOf(seed)}.tar`)
  if (existsSync(archive)) {
    const loadDataDir = new Blob([new Uint8Array(await readFile(archive))])
    const db = await PGlite.create({ extensions, loadDataDir }).catch(() => null)
    if (db) return { db, close: () => db.close() }
  }
  const db = await PGlite.create({ extensions, initDbStartParams })
  await build(db, seed)
  const dump = await db.dumpDataDir('none')
  // Several may be written at once, by one process too.
  const own = `${archive}.${randomUUID()}`
  await writeFile(own, Buffer.from(await dump.arrayBuffer()))
  await rename(own, archive)
  return { db, close: () => db.close() }
}

/** The seed with the ways to pay of extensions, and the links that they add to its blocks. A block that the seed lacks gets none. */
function withExtensions(seed: Seed): Seed {
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

/** Takes a lock file with this process's id in it; one left behind by a process that is gone is replaced. Returns the release. */
async function lockFolder(file: string): Promise<() => Promise<void>> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(String(process.pid))
      await handle.close()
      return () => rm(file, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const holder = Number(await readFile(file, 'utf8').catch(() => ''))
      if (holder && holder !== process.pid && isAlive(holder)) {
        throw new Error(`the demo store's data is in use by process ${holder} (${file})`, { cause: error })
      }
      await rm(file, { force: true })
    }
  }
  throw new Error(`the demo store's lock ${file} cannot be taken`)
}

/** A hash of the seed and the tables: a change of either rebuilds the data folder. */
function versionOf(seed: Seed): string {
  return createHash('sha256')
    .update(schemaSql)
    .update(JSON.stringify(initDbStartParams))
    .update(JSON.stringify(seed))
    .digest('hex')
    .slice(0, 16)
}

async function build(db: PGlite, seed: Seed): Promise<void> {
  await db.exec(schemaSql)
  await db.transaction((transaction) => writeSeed(transaction, seed))
  await writeOrders(db, seed.orders ?? [])
  await writeBelongings(db, seed.belongings ?? [])
  await db.exec('analyze')
  await shrink(db)
}

/** Drops the databases that others would be made from, and all but the last of the log: two thirds of what a store of a test unpacks. */
async function shrink(db: PGlite): Promise<void> {
  await db.exec('update pg_database set datistemplate = false')
  for (const template of ['template0', 'template1']) await db.exec(`drop database ${template}`)
  await db.exec('checkpoint')
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Writes wishlists and more of the customers through the same code as the API. */
async function writeBelongings(db: PGlite, belongings: BelongingsSeed[]): Promise<void> {
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
