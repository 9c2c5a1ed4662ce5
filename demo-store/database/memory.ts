import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Seed } from '../seed/types.ts'
import { build, EXTENSIONS, INITDB_PARAMETERS, versionOf, withExtensions } from './build.ts'
import restoreSql from './restore.sql?raw'
import type { OpenDatabase } from './rows.ts'

/** Databases that no store uses, by version of the seed. */
const idle = new Map<string, PGlite[]>()
const MAX_IDLE = 3

/**
 * A database in memory, for tests. To start PostgreSQL takes a second of CPU time, so the next store of the process gets
 * the database of one that was closed, with the rows of the seed again.
 */
export async function openMemory(ownSeed: Seed): Promise<OpenDatabase> {
  const seed = withExtensions(ownSeed)
  const version = versionOf(seed, restoreSql)
  const free = idle.get(version)?.pop()
  await free?.query('select seeded.restore()')
  const db = free ?? (await start(seed, version))
  let isOpen = true
  const opened = (): PGlite => {
    if (!isOpen) throw new Error('the database was closed')
    return db
  }
  return {
    // Writes by a pending request of a closed store never reach the next store.
    db: {
      query: async (...given) => opened().query(...given),
      transaction: async (run) => opened().transaction(run),
    },
    close: async () => {
      isOpen = false
      const others = idle.get(version) ?? []
      if (others.length >= MAX_IDLE) return db.close()
      idle.set(version, [...others, db])
    },
  }
}

/** The seeded state is cached as an archive in the temporary folder, because unpacking is much faster than seeding. */
async function start(seed: Seed, version: string): Promise<PGlite> {
  const archive = join(tmpdir(), `musette-demo-store-${version}.tar`)
  if (existsSync(archive)) {
    const loadDataDir = new Blob([new Uint8Array(await readFile(archive))])
    const db = await PGlite.create({ extensions: EXTENSIONS, loadDataDir }).catch(() => null)
    if (db) return db
  }
  const db = await PGlite.create({ extensions: EXTENSIONS, initDbStartParams: INITDB_PARAMETERS })
  await build(db, seed)
  await db.exec(restoreSql)
  await shrink(db)
  const dump = await db.dumpDataDir('none')
  // Several may be written at once, by one process too.
  const own = `${archive}.${randomUUID()}`
  await writeFile(own, Buffer.from(await dump.arrayBuffer()))
  await rename(own, archive)
  return db
}

/** Drops the databases that others would be made from, and all but the last of the log: two thirds of what a store of a test unpacks. */
async function shrink(db: PGlite): Promise<void> {
  await db.exec('update pg_database set datistemplate = false')
  for (const template of ['template0', 'template1']) await db.exec(`drop database ${template}`)
  await db.exec('checkpoint')
}
