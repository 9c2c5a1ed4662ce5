import { type ChildProcess, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bytesOf } from '../../scripts/pack/assemble.ts'
import { end, freePort, run } from '../e2e/shop.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const folder = mkdtempSync(join(tmpdir(), 'musette-packed-'))
const data = join(folder, 'data')
const server = join(folder, 'musette')
const demoStore = join(folder, 'musette-demo-store')
const filesOf = (path: string) => readdirSync(path, { recursive: true, encoding: 'utf8' }).toSorted()

/** Ms: ten thousand files are copied, and a build may have to be made. */
const PATIENCE = 400_000

const programs: ChildProcess[] = []
let shop: string
let endpoint: string
let before: string[]

/** The steps of docker/README.md, without Docker. */
beforeAll(async () => {
  const pack = ['scripts/run.mjs', 'scripts/pack.ts']
  succeed(process.execPath, pack)
  succeed(process.execPath, [...pack, '--demo-store', '--folder', demoStore])
  succeed('tar', ['-xzf', `var/musette-${version}.tar.gz`, '-C', folder])
  before = filesOf(server)
  mkdirSync(data)
  const [storePort, port] = [await freePort(), await freePort()]
  shop = `http://127.0.0.1:${port}`
  endpoint = `http://127.0.0.1:${storePort}/graphql`
  const store = { NODE_ENV: 'test', DATA_DIR: data, UPSTREAM_PORT: String(storePort) }
  programs.push(await run('dist/demo-store/main.js', store, demoStore))
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: data,
    PORT: String(port),
    UPSTREAM_URL: endpoint,
    UPSTREAM_EXTENSIONS: 'all',
    SESSION_KEY: Buffer.alloc(32, 7).toString('base64'),
    LOG_LEVEL: 'warn',
    // The store and other tests keep the machine busy, too.
    MAX_EVENT_LOOP_DELAY: '10000',
  }
  programs.push(await run('dist/server/main.js', env, server))
}, PATIENCE)
afterAll(async () => {
  await Promise.all(programs.map((program) => end(program)))
  rmSync(folder, { recursive: true, force: true })
})

function succeed(command: string, args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
}

describe('the packed server, unpacked elsewhere and started with Node alone', () => {
  test('shows pages, pictures and files, and writes nothing but its data', async () => {
    const page = await fetch(`${shop}/chiens.html`)
    const html = await page.text()
    expect(page.status).toBe(200)
    const [picture = ''] =
      /\/resized-images\/[^"\s]+format=[^"\s]+/.exec(html)?.[0].replaceAll('&amp;', '&').split(' ') ?? []
    const response = await fetch(shop + picture)
    expect([response.status, response.headers.get('content-type')?.split('/')[0]]).toEqual([200, 'image'])
    const [, entry = ''] = / data-modules="([^" ]+)/.exec(html) ?? []
    expect((await fetch(shop + entry)).status).toBe(200)
    expect((await fetch(`${shop}/health/ready`)).status).toBe(200)
    expect(filesOf(server)).toEqual(before)
    expect(readdirSync(data)).toContain('resized-images')
  })

  test('finds every package that it needs, the fonts of its invoices included, and contains no tool', () => {
    const require = createRequire(join(server, 'dist/server/main.js'))
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>
    }
    for (const name of Object.keys(dependencies)) expect(before).toContain(join('node_modules', name))
    expect(require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf')).toContain(server)
    expect(require.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff')).toContain(server)
    expect(before.filter((name) => /node_modules\/(vite|vitest|typescript|@electric-sql)\//.test(name))).toEqual([])
    expect(before.filter((name) => name.startsWith('dist/demo-store'))).toEqual([])
    expect(filesOf(join(server, 'sites'))).toEqual(filesOf('sites'))
  })

  test('brings the doctor along', () => {
    const env = { PATH: process.env.PATH, UPSTREAM_URL: endpoint, UPSTREAM_EXTENSIONS: 'all' }
    const options = { cwd: server, env, encoding: 'utf8' } as const
    const { status, stdout } = spawnSync(process.execPath, ['dist/server/doctor.js', '--json'], options)
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ isFit: true, store: endpoint })
  })

  test('fits into an image of 250 MB with its base (docker/README.md: at most 175 MB)', () => {
    expect(bytesOf(server) / 1e6).toBeLessThan(75)
  })
})

test(
  'another shop is packed with its own extensions, sites and name',
  async () => {
    const [bookshop, books] = [join(folder, 'bookshop'), join(folder, 'bookshop-demo-store')]
    const pack = ['scripts/run.mjs', 'scripts/pack.ts', '--shop', 'examples/bookshop', '--folder']
    succeed(process.execPath, [...pack, bookshop])
    succeed(process.execPath, [...pack, books, '--demo-store'])
    const { name, main } = JSON.parse(readFileSync(join(bookshop, 'package.json'), 'utf8')) as Record<string, string>
    expect([name, main]).toEqual(['bookshop', 'dist/server/main.js'])
    const own = join(folder, 'bookshop-data')
    mkdirSync(own)
    const [storePort, port] = [await freePort(), await freePort()]
    const store = { NODE_ENV: 'test', DATA_DIR: own, UPSTREAM_PORT: String(storePort) }
    programs.push(await run('dist/demo-store/main.js', store, books))
    const env = {
      NODE_ENV: 'production',
      DATA_DIR: own,
      PORT: String(port),
      UPSTREAM_URL: `http://127.0.0.1:${storePort}/graphql`,
      SITES: 'all',
      SESSION_KEY: Buffer.alloc(32, 7).toString('base64'),
      LOG_LEVEL: 'warn',
      MAX_EVENT_LOOP_DELAY: '10000',
    }
    programs.push(await run('dist/server/main.js', env, bookshop))
    const textOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
    expect(await textOf('/authors/Orla%20Dunmore')).toContain('Books by Orla Dunmore')
    expect(await textOf('/fr/auteurs/Orla%20Dunmore')).toContain('Les livres de Orla Dunmore')
  },
  PATIENCE,
)
