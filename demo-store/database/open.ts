import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { writeOrders } from '../orders/write-seed.ts'
import type { Seed } from '../seed/types.ts'
import { lockFolder } from './lock.ts'
import { multiplyProducts } from './multiply-products.ts'
import customersSql from './customers.sql?raw'
import helpdeskSql from './helpdesk.sql?raw'
import salesSql from './sales.sql?raw'
import shopSql from './schema.sql?raw'
import stockAlertsSql from './stock-alerts.sql?raw'
import withdrawalsSql from './withdrawals.sql?raw'
import wishlistsSql from './wishlists.sql?raw'
import { writeBelongings } from './write-belongings.ts'
import { writeSeed } from './write-seed.ts'

const schemaSql = customersSql + shopSql + salesSql + wishlistsSql + stockAlertsSql + helpdeskSql + withdrawalsSql
const extensions = { unaccent, pg_trgm }

export type OpenDatabase = { db: PGlite; close: () => Promise<void> }

/** Changes with the seed and with the tables, so that either rebuilds a data folder. */
const versionOf = (seed: Seed, total: number): string =>
  createHash('sha256').update(schemaSql).update(JSON.stringify(seed)).update(String(total)).digest('hex').slice(0, 16)

const build = async (db: PGlite, seed: Seed, total: number): Promise<void> => {
  await db.exec(schemaSql)
  await db.transaction((transaction) => writeSeed(transaction, seed))
  await writeOrders(db, seed.orders ?? [])
  await writeBelongings(db, seed.belongings ?? [])
  if (total > 0) await multiplyProducts(db, total)
  await db.exec('analyze')
}

/**
 * The store's database in a folder: locked against a second process, rebuilt when it was made from another seed or by
 * another PostgreSQL. `total`: products that the catalogue is multiplied to, if it has fewer. Throws when another live process holds the
 * folder.
 */
export const openFolder = async (dataDir: string, seed: Seed, total = 0): Promise<OpenDatabase> => {
  const folder = join(dataDir, 'upstream')
  const versionFile = join(dataDir, 'upstream.version')
  await mkdir(dirname(folder), { recursive: true })
  const unlock = await lockFolder(join(dataDir, 'upstream.lock'))
  const version = versionOf(seed, total)
  const open = () => PGlite.create({ dataDir: folder, extensions, relaxedDurability: true })
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
      // A folder of another PostgreSQL does not open; it only holds what the seed can make again.
      const db = await open().catch(() => null)
      if (db) return closing(db)
    }
    await rm(versionFile, { force: true })
    await rm(folder, { recursive: true, force: true })
    const db = await open()
    await build(db, seed, total)
    await writeFile(versionFile, version)
    return closing(db)
  } catch (error) {
    await unlock()
    throw error
  }
}

/**
 * The store's database in memory, for tests. The freshly seeded state is kept as an archive in the temporary folder:
 * unpacking one takes a fraction of the time that making a database takes.
 */
export const openMemory = async (seed: Seed): Promise<OpenDatabase> => {
  const archive = join(tmpdir(), `musette-upstream-${versionOf(seed, 0)}.tar`)
  if (existsSync(archive)) {
    const loadDataDir = new Blob([new Uint8Array(await readFile(archive))])
    const db = await PGlite.create({ extensions, loadDataDir }).catch(() => null)
    if (db) return { db, close: () => db.close() }
  }
  const db = await PGlite.create({ extensions })
  await build(db, seed, 0)
  const dump = await db.dumpDataDir('none')
  const own = `${archive}.${process.pid}`
  await writeFile(own, Buffer.from(await dump.arrayBuffer()))
  await rename(own, archive)
  return { db, close: () => db.close() }
}
