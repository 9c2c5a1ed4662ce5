import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'

const NAME = 'new-shop-test'
const FOLDER = `shops/${NAME}`

/** Ms: a build, and two shops that start. */
const PATIENCE = 400_000

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

function node(...args: string[]) {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  return { status, output: stdout + stderr }
}

test(
  'a new shop with a new extension builds, starts, and passes the tests that were written with it',
  () => {
    expect(existsSync(FOLDER)).toBe(false)
    expect(node('bin/musette.mjs', 'new', FOLDER)).toMatchObject({ status: 0 })
    expect(node('bin/musette.mjs', 'new', 'extension', 'news', '--shop', FOLDER)).toMatchObject({
      status: 0,
    })
    const { status, output } = node('bin/musette.mjs', 'test', '--shop', FOLDER)
    expect(output).toContain('3 passed')
    expect(status).toBe(0)
  },
  PATIENCE,
)
