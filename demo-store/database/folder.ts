import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Seed } from '../seed/types.ts'
import { build, EXTENSIONS, INITDB_PARAMETERS, versionOf, withExtensions } from './build.ts'
import type { OpenDatabase } from './rows.ts'

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
  const open = () =>
    PGlite.create({
      dataDir: folder,
      extensions: EXTENSIONS,
      initDbStartParams: INITDB_PARAMETERS,
      relaxedDurability: true,
    })
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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
