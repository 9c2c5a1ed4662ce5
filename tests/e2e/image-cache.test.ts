import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'

/** What `npm run images` says when it works on the shop under test. */
async function images(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'scripts/images.ts', ...args], {
    env: { ...process.env, SHOP_ADDRESS: inject('shopUrl') },
  })
  return stdout
}

test('the cache of pictures can be warmed: what has been made is there the next time', async () => {
  const first = await images('warm', 'swatch')
  const [, pictures = ''] = /^(\d+) product pictures, as swatch$/m.exec(first) ?? []
  expect(Number(pictures)).toBeGreaterThan(50)
  expect(first).toContain('0 failed')
  expect(await images('warm', 'swatch')).toContain(`0 made, ${Number(pictures) * 4} were there, 0 failed`)
})
