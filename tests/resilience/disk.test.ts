import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Store } from '../../demo-store/server.ts'
import { openStore } from './support/opened.ts'
import { type ShopProcess, startShopProcess } from './support/shop-process.ts'
import { get, pages, pictures } from './support/visitors.ts'

const TOKEN = 'resilience-resilience'
const COMPLAINT = 'the image cache cannot use its folder'

let store: Store
beforeAll(async () => {
  store = await openStore()
})

/** Until the test is over: the folder is the test's, and goes after it. */
async function startShop(options: Parameters<typeof startShopProcess>[2]): Promise<ShopProcess> {
  const shop = await startShopProcess(store.url, { MAINTENANCE_TOKEN: TOKEN }, options)
  onTestFinished(() => shop.close())
  return shop
}

async function expectShown(shop: ShopProcess): Promise<void> {
  for (let time = 0; time < 2; time++) {
    for (const path of pictures.slice(0, 8)) {
      const picture = await get(`${shop.url}/resized-images/${path}?format=medium&extension=webp`)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
  }
  for (const path of pages) expect((await get(shop.url + path)).status).toBe(200)
  expect(shop.stderr).toBe('')
}

const filesIn = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())

test('a process that may write nothing of any size shows all pictures, leaves nothing half written and complains once', async () => {
  const shop = await startShop({ maxFileBlocks: 1 })
  await expectShown(shop)
  expect(shop.lines.filter(({ msg }) => msg === COMPLAINT)).toHaveLength(1)
  expect(filesIn(join(shop.dataDir, 'resized-images'))).toEqual([])
})

test('a folder that cannot be made: all is shown, and maintenance by hand holds for this process', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'musette-disk-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  writeFileSync(join(parent, 'file'), '')
  const shop = await startShop({ dataDir: join(parent, 'file', 'data') })
  await expectShown(shop)
  const switched = (method: string) =>
    fetch(`${shop.url}/maintenance-mode`, { method, headers: { authorization: `Bearer ${TOKEN}` } })
  expect((await switched('POST')).status).toBe(200)
  expect((await get(`${shop.url}/`)).status).toBe(503)
  expect((await switched('DELETE')).status).toBe(200)
  expect((await get(`${shop.url}/`)).status).toBe(200)
})

const mountPoint = mkdtempSync(join(tmpdir(), 'musette-tmpfs-'))
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', mountPoint]).status === 0
if (!isMounted) console.warn('Not tested: a disk that is full. Only root may mount one that is small.')

describe.skipIf(!isMounted)('a disk', () => {
  afterAll(() => {
    spawnSync('umount', [mountPoint])
    rmSync(mountPoint, { recursive: true })
  })

  test('that is full: all pictures are shown; when there is room again, they are kept again', async () => {
    const dataDir = join(mountPoint, 'data')
    mkdirSync(dataDir)
    const filler = join(mountPoint, 'filler')
    try {
      writeFileSync(filler, Buffer.alloc(512 * 1024))
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' })
    }
    const shop = await startShop({ dataDir })
    await expectShown(shop)
    expect(shop.lines.some(({ msg }) => msg === COMPLAINT)).toBe(true)
    rmSync(filler)
    const [picture] = pictures
    expect((await get(`${shop.url}/resized-images/${picture}?format=thumbnail`)).status).toBe(200)
    expect(filesIn(dataDir).length).toBeGreaterThan(0)
  })
})
