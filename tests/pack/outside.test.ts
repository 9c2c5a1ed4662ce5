import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { end, freePort } from '../e2e/shop.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const CLONE = process.cwd()
const MEGABYTE = 1e6
/** Ms: packages are installed, a shop is built, and a browser walks it. */
const PATIENCE = 900_000

/** Nothing of this repository is above it. */
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'musette-outside-')))
const shop = join(folder, 'my-shop')
const core = join(shop, 'node_modules/musette')
const tarball = join(folder, `musette-${version}.tgz`)
const programs: ChildProcess[] = []

beforeAll(() => {
  succeed(process.execPath, ['scripts/tarball.mjs'], CLONE)
  cpSync(`var/musette-${version}.tgz`, tarball)
  succeed('npx', ['--yes', '--prefer-offline', `--package=${tarball}`, 'musette', 'new', 'my-shop'], folder)
}, PATIENCE)
afterAll(async () => {
  await Promise.all(programs.map(end))
  rmSync(folder, { recursive: true, force: true })
})

function run(command: string, args: readonly string[], cwd = shop) {
  const { NODE_ENV: _, VITEST: __, MUSETTE_SHOP: ___, UPSTREAM_URL: ____, ...env } = process.env
  const options = { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 26 } as const
  const { status, stdout, stderr } = spawnSync(command, args, options)
  return { status, output: stdout + stderr }
}

function succeed(command: string, args: readonly string[], cwd = shop): string {
  const { status, output } = run(command, args, cwd)
  expect(status, output).toBe(0)
  return output
}

const musette = (...args: string[]) => run(process.execPath, [join(core, 'bin/musette.mjs'), ...args])

/** Path, size and time of each file. */
const stateOf = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const { size, mtimeMs } = statSync(join(parentPath, name))
      return `${join(parentPath, name)} ${size} ${mtimeMs}`
    })
    .toSorted()

/** Files that name a folder of this machine where the package was made. */
const namingTheClone = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => readFileSync(file).includes(`${CLONE}/`))

describe('the package, outside of this repository', () => {
  let installed: string[]

  test('is small, and names no folder of the machine that made it', () => {
    expect(statSync(tarball).size).toBeLessThan(6 * MEGABYTE)
    expect(namingTheClone(core)).toEqual([])
    expect(existsSync(join(core, 'tests/bff/cart'))).toBe(false)
    const extensions = readdirSync(join(core, 'extensions'))
    expect(extensions.filter((name) => existsSync(join(core, 'extensions', name, 'tests')))).toEqual([])
    installed = stateOf(core)
  })

  test('is packed and installed by a clone that makes a shop elsewhere', () => {
    const output = succeed(process.execPath, ['bin/musette.mjs', 'new', join(folder, 'another-shop')], CLONE)
    expect(output).toContain('npm start       #')
    expect(statSync(join(folder, 'another-shop/node_modules/musette')).isDirectory()).toBe(true)
    rmSync(join(folder, 'another-shop'), { recursive: true })
  }, 600_000)

  test('takes an extension from another package', () => {
    expect(musette('new', 'extension', 'loyalty')).toMatchObject({ status: 0 })
    expect(musette('generate')).toMatchObject({ status: 0 })
    const own = join(shop, 'extensions/loyalty')
    const manifest = { name: 'musette-loyalty', version: '1.0.0', type: 'module', peerDependencies: { musette: '*' } }
    writeFileSync(join(own, 'package.json'), JSON.stringify(manifest))
    succeed('npm', ['pack', '--silent', own, '--pack-destination', folder])
    rmSync(own, { recursive: true })
    succeed('npm', [
      ...['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'],
      join(folder, 'musette-loyalty-1.0.0.tgz'),
    ])
    const config = join(shop, 'musette.config.ts')
    writeFileSync(config, readFileSync(config, 'utf8').replace("'loyalty'", "'musette-loyalty'"))
  }, 300_000)

  test('is clean for the type check of the shop', () => {
    expect(musette('generate')).toMatchObject({ status: 0 })
    succeed(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit'])
  }, 300_000)

  test('reports a wrong field of the configuration with its line, before anything starts', () => {
    const config = join(shop, 'musette.config.ts')
    const right = readFileSync(config, 'utf8')
    writeFileSync(config, right.replace('locale:', 'local:'))
    expect(musette('build')).toMatchObject({
      status: 1,
      output: expect.stringContaining('musette.config.ts:5: sites.my-shop.local is no field'),
    })
    writeFileSync(config, right)
  }, 300_000)

  test('builds and starts the shop in its own folder, and writes nothing beside its own code', async () => {
    mkdirSync(join(shop, 'texts/fr'), { recursive: true })
    writeFileSync(join(shop, 'texts/fr/shop.json'), '{ "cart.title": "Votre gamelle" }')
    expect(musette('build')).toMatchObject({ status: 0 })
    expect(namingTheClone(join(shop, 'dist'))).toEqual([])
    const [PORT, UPSTREAM_PORT, UPSTREAM_SMTP_PORT] = [await freePort(), await freePort(), await freePort()].map(String)
    const url = await started({ PORT, UPSTREAM_PORT, UPSTREAM_SMTP_PORT })
    const home = await (await fetch(url)).text()
    expect(home).toContain('My shop')
    expect(home).toContain('#2f5d8a')
    expect(await (await fetch(`${url}cart`)).text()).toContain('>Votre gamelle</h1>')
    expect(await (await fetch(`${url}loyalty`)).text()).toContain('It works.')
    expect(stateOf(core)).toEqual(installed)
  }, 300_000)

  test('runs the tests of the shop', () => {
    expect(musette('test').output).toMatch(/Tests .*1 passed/)
  }, 300_000)

  test('packs what runs without it', () => {
    expect(musette('pack', '--folder', join(folder, 'image'))).toMatchObject({ status: 0 })
    expect(existsSync(join(folder, 'image/node_modules/vite'))).toBe(false)
    expect(existsSync(join(folder, 'image/node_modules/react/package.json'))).toBe(true)
    expect(existsSync(join(folder, 'image/theme.css'))).toBe(true)
    expect(musette('build', '--docker').output).toContain('Dockerfile written')
  }, 300_000)

  test('refuses what is wrong, each with its exit code', () => {
    expect(musette('nothing')).toMatchObject({ status: 2, output: expect.stringContaining('no command nothing') })
    expect(musette('build', '--nothing')).toMatchObject({ status: 2, output: expect.stringContaining('musette build') })
    const elsewhere = run(process.execPath, [join(core, 'bin/musette.mjs'), 'start'], folder)
    expect(elsewhere).toMatchObject({ status: 2, output: expect.stringContaining('npx musette new') })
    expect(musette('compare', '--help')).toMatchObject({ status: 0, output: expect.stringContaining('OLD') })
    expect(musette('upgrade', '--help')).toMatchObject({ status: 0, output: expect.stringContaining('Example:') })
  })
})

describe('an upgrade', () => {
  test(
    'says what has changed, also below what the shop replaces, and checks the shop with it',
    () => {
      mkdirSync(join(shop, 'web/ui'), { recursive: true })
      cpSync(join(core, 'web/ui/VisuallyHidden.tsx'), join(shop, 'web/ui/VisuallyHidden.tsx'))
      const next = anotherVersion('99.0.0', 'web/ui/VisuallyHidden.tsx', (text) => `// Another first line.\n${text}`)
      const { status, output } = musette('upgrade', next)
      expect(status, output).toBe(0)
      expect(output).toContain(`Musette ${version} → 99.0.0`)
      expect(output).toContain('- What is new in 99.0.0.')
      expect(output).toContain('+// Another first line.')
      expect(output).toContain('Built in')
      expect(versionInstalled()).toBe('99.0.0')
    },
    PATIENCE,
  )

  test(
    'that fails leaves the old version',
    () => {
      const before = readFileSync(join(shop, 'package-lock.json'), 'utf8')
      const broken = anotherVersion('99.1.0', 'bff/public.ts', (text) =>
        text.replaceAll('defineServerExtension', 'gone'),
      )
      const { status, output } = musette('upgrade', broken)
      expect(status).toBe(1)
      expect(output).toContain('the shop has Musette 99.0.0 again')
      expect(versionInstalled()).toBe('99.0.0')
      expect(readFileSync(join(shop, 'package-lock.json'), 'utf8')).toBe(before)
    },
    PATIENCE,
  )
})

function versionInstalled(): string {
  return (JSON.parse(readFileSync(join(core, 'package.json'), 'utf8')) as { version: string }).version
}

/** A tarball of the installed package with another version and one changed file. */
function anotherVersion(number: string, file: string, change: (text: string) => string): string {
  const copy = join(folder, `musette-${number}`)
  cpSync(core, copy, { recursive: true })
  for (const [name, edit] of [
    [file, change],
    ['package.json', (text: string) => text.replace(/"version": "[\d.]+"/, `"version": "${number}"`)],
    [
      'CHANGELOG.md',
      (text: string) => text.replace(/^(?=## \[\d)/m, `## [${number}]\n\n- What is new in ${number}.\n\n`),
    ],
  ] as const)
    writeFileSync(join(copy, name), edit(readFileSync(join(copy, name), 'utf8')))
  succeed('npm', ['pack', '--silent', copy, '--pack-destination', folder])
  return join(folder, `musette-${number}.tgz`)
}

/** The address that `musette start` says it is ready at. */
function started(env: Record<string, string | undefined>): Promise<string> {
  const { NODE_ENV: _, VITEST: __, MUSETTE_SHOP: ___, UPSTREAM_URL: ____, ...rest } = process.env
  const child = spawn(process.execPath, [join(core, 'bin/musette.mjs'), 'start'], {
    cwd: shop,
    env: { ...rest, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  programs.push(child)
  const lines: string[] = []
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      lines.push(String(chunk))
      const [, url] = /Musette is ready: (\S+)/.exec(lines.join('')) ?? []
      if (url) resolve(url)
    })
    child.stderr.on('data', (chunk: Buffer) => lines.push(String(chunk)))
    child.once('exit', (code) => reject(new Error(`musette start ended with ${code}:\n${lines.join('')}`)))
  })
}
