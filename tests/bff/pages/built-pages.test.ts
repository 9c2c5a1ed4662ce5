import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError } from '../../../bff/config/read-config.ts'
import { loadBuiltPages } from '../../../bff/pages/built-pages.ts'

test('a missing build is told without a stack, with the file that is not there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'musette-build-'))
  const error: unknown = await loadBuiltPages(folder).catch((reason: unknown) => reason)
  rmSync(folder, { recursive: true })
  expect(error).toBeInstanceOf(ConfigError)
  expect((error as ConfigError).faults).toEqual([
    expect.stringContaining(`${join(folder, 'client/.vite/manifest.json')} is missing`),
  ])
})
