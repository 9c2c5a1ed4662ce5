import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const EXAMPLE = 'examples/bookshop'
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'musette-bookshop-')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function succeed(command: string, args: readonly string[], cwd: string): string {
  const { NODE_ENV: _, VITEST: __, MUSETTE_SHOP: ___, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 26 })
  expect(status, stdout + stderr).toBe(0)
  return stdout
}

test('the bookshop works with the package alone: its journeys and the tests of its extension pass', () => {
  succeed(process.execPath, ['scripts/tarball.mjs'], '.')
  cpSync(`var/musette-${version}.tgz`, join(folder, 'musette.tgz'))
  const isOwn = (path: string) => !/^(dist|node_modules|var)$|\.generated\./.test(relative(EXAMPLE, path))
  cpSync(EXAMPLE, join(folder, 'shop'), { recursive: true, filter: isOwn })
  const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', '../musette.tgz']
  succeed('npm', install, join(folder, 'shop'))
  succeed('npm', ['test'], join(folder, 'shop'))
}, 900_000)
