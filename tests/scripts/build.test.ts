import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('a running shop keeps its files while a build is made, and if it does not succeed', async () => {
  const shop = mkdtempSync(join(tmpdir(), 'musette-build-'))
  onTestFinished(() => rmSync(shop, { recursive: true }))
  const chunk = join(shop, 'dist/client/assets/shop-a1b2.js')
  mkdirSync(dirname(chunk), { recursive: true })
  writeFileSync(chunk, 'running')
  writeFileSync(join(shop, 'musette.config.ts'), 'export default {}')
  symlinkSync(resolve('node_modules'), join(shop, 'node_modules'))
  const build = spawn(process.execPath, ['scripts/build.mjs'], { env: { ...process.env, MUSETTE_SHOP: shop } })
  onTestFinished(() => void build.kill('SIGKILL'))
  await expect.poll(() => existsSync(join(shop, 'dist/.next')) || !existsSync(chunk), { timeout: 150_000 }).toBe(true)
  build.kill()
  await once(build, 'exit')
  expect(readFileSync(chunk, 'utf8')).toBe('running')
}, 180_000)
