import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openMemory } from '../../demo-store/database/memory.ts'
import type { Database } from '../../demo-store/database/rows.ts'
import { recordedShop } from './fixtures/recorded-shop.ts'
import { createClient } from './support/client.ts'
import { openRecordedShop } from './support/store.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'musette-demo-store-'))

describe('a data folder', () => {
  /** A folder with a cart that a store was closed over: to copy it takes a moment, to make it ten seconds. */
  let made: string
  let id: string
  let root: string
  beforeAll(async () => {
    made = await newFolder()
    const first = await openRecordedShop({ dataDir: join(made, 'deep', 'var') })
    id = await createClient(first).cart([{ sku: 'CHN-FRI-OS', quantity: 2 }])
    await first.close()
  })
  beforeEach(async () => {
    root = await newFolder()
    await cp(join(made, 'deep', 'var'), root, { recursive: true })
  })
  afterEach(() => rm(root, { recursive: true, force: true }))
  afterAll(() => rm(made, { recursive: true, force: true }))

  test('is made with its parents and keeps carts over a restart', async () => {
    expect(existsSync(join(root, 'demo-store.lock'))).toBe(false)
    const second = await openRecordedShop({ dataDir: root })
    const data = await createClient(second).run('query($id:String!){cart(cart_id:$id){total_quantity}}', { id })
    await second.close()
    expect(data.cart).toEqual({ total_quantity: 2 })
    expect(existsSync(join(root, 'demo-store.lock'))).toBe(false)
  })

  test('is rebuilt for another seed', async () => {
    const seed = { ...recordedShop, storeConfig: { ...recordedShop.storeConfig, store_name: 'Autre' } }
    const second = await openRecordedShop({ dataDir: root, seed })
    const client = createClient(second)
    expect((await client.run('{storeConfig{store_name}}')).storeConfig).toEqual({ store_name: 'Autre' })
    expect((await client.post('query($id:String!){cart(cart_id:$id){id}}', { id })).json?.errors).toHaveLength(1)
    await second.close()
  })

  test('is rebuilt when PostgreSQL cannot open it', async () => {
    await writeFile(join(root, 'demo-store', 'PG_VERSION'), '9\n')
    const second = await openRecordedShop({ dataDir: root })
    expect((await createClient(second).run('{storeConfig{store_code}}')).storeConfig).toEqual({ store_code: 'default' })
    await second.close()
    expect(await readFile(join(root, 'demo-store', 'PG_VERSION'), 'utf8')).not.toBe('9\n')
  })

  test('is refused while another process uses it, and taken over when that one is gone', async () => {
    const lock = join(root, 'demo-store.lock')
    await writeFile(lock, String(process.ppid))
    await expect(openRecordedShop({ dataDir: root })).rejects.toThrow(`in use by process ${process.ppid}`)
    await writeFile(lock, '999999999')
    const store = await openRecordedShop({ dataDir: root })
    await store.close()
  })
})

describe('a database in memory', () => {
  const EVERY_TABLE = "select tablename from pg_tables where schemaname = 'public'"
  const rows = async (db: Database) => {
    const { rows: tables } = await db.query<{ tablename: string }>(EVERY_TABLE)
    const all: Record<string, unknown> = {}
    for (const { tablename } of tables) {
      all[tablename] = (await db.query(`select to_jsonb(t) as row from ${tablename} t order by t::text`)).rows
    }
    return all
  }

  test('begins with the seed and its ids, whatever the store before it wrote and removed', async () => {
    const first = await openMemory(recordedShop)
    const seeded = await rows(first.db)
    const added = `insert into cart (masked_id, updated_at) values ('one', '2026-01-01') returning id`
    const { rows: ids } = await first.db.query(added)
    await first.db.query(`update product set keywords = 'other'`)
    await first.db.query('update product_stock set quantity = quantity + 1')
    await first.db.query('delete from category')
    await first.close()

    const second = await openMemory(recordedShop)
    expect(await rows(second.db)).toEqual(seeded)
    expect((await second.db.query(added)).rows).toEqual(ids)
    await second.close()
  })

  test('takes nothing more once it is closed, and is one store’s alone', async () => {
    const first = await openMemory(recordedShop)
    const other = await openMemory(recordedShop)
    await first.db.query('delete from product_stock')
    expect((await other.db.query('select 1 from product_stock')).rows).not.toHaveLength(0)
    await first.close()
    await other.close()
    await expect(first.db.query('delete from product_stock')).rejects.toThrow('the database was closed')
    await expect(first.db.transaction(async () => undefined)).rejects.toThrow('the database was closed')
  })
})
