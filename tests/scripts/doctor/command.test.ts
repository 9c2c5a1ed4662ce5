import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('a missing address of the store is said before anything is built', () => {
  const shop = mkdtempSync(join(import.meta.dirname, 'shop-'))
  try {
    writeFileSync(join(shop, 'musette.config.ts'), 'export default {}\n')
    const env = { ...process.env, UPSTREAM_URL: '' }
    const { status, stderr } = spawnSync(process.execPath, ['bin/musette.mjs', 'doctor', '--shop', shop], {
      encoding: 'utf8',
      env,
    })
    expect(stderr).toMatch(/^UPSTREAM_URL is required/)
    expect(stderr).not.toContain('Building')
    expect(status).toBe(2)
  } finally {
    rmSync(shop, { recursive: true })
  }
})
