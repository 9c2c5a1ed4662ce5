import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { end, freePort } from '../e2e/shop.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'musette-dev-'))
const other = createServer((socket) => socket.destroy())
let url: string
let program: ChildProcess

/** `npm run dev -- --shop examples/bookshop`. */
beforeAll(async () => {
  const port = await freePort()
  // As another shop's demo store does; where one does so already, it is as well.
  other.on('error', () => {}).listen(4010, '127.0.0.1')
  url = `http://127.0.0.1:${port}`
  const { NODE_ENV: _, VITEST: __, UPSTREAM_PORT: ___, ...rest } = process.env
  const env = { ...rest, PORT: String(port), DATA_DIR: dataDir }
  program = spawn(process.execPath, ['scripts/dev.mjs', '--shop', 'examples/bookshop'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = createInterface({ input: program.stdout! })
  const isReady = new Set<string>()
  await new Promise<void>((resolve, reject) => {
    said.on('line', (line) => {
      const [, part] = /^(Musette is ready|demo store .* ready)/.exec(line) ?? []
      if (part && isReady.add(part).size === 2) resolve()
    })
    program.once('exit', (code) => reject(new Error(`dev ended with ${code}`)))
  })
})
afterAll(async () => {
  await end(program)
  other.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Of `web/ui`, they show nothing by themselves. */
const UNSEEN: ReadonlySet<string> = new Set(['Announcer', 'Container', 'DeletedNotice', 'PageHead', 'VisuallyHidden'])

test('a designer finds every token and every component on one page', async () => {
  await expect.poll(async () => (await fetch(`${url}/dev/theme`)).status, { timeout: 60_000 }).toBe(200)
  const page = await (await fetch(`${url}/dev/theme`)).text()
  const css = readFileSync('web/ui/global.css', 'utf8')
  const tokens = [...css.matchAll(/^ {4}(--[\w-]+): /gm)].map(([, name = '']) => name)
  // A duration cannot be seen.
  const unseen = tokens.filter((name) => name !== '--duration' && !page.includes(`<code>${name}</code>`))
  expect(unseen).toEqual([])
  const components = readdirSync('web/ui').flatMap((file) => /^(\w+)\.tsx$/.exec(file)?.[1] ?? [])
  const missing = components.filter((name) => !UNSEEN.has(name) && !new RegExp(`<h3[^>]*>${name}</h3>`).test(page))
  expect(missing).toEqual([])
})

test('another shop is developed without a build: its pages, its theme, and modules of its extensions', async () => {
  const textOf = async (path: string) => {
    const response = await fetch(url + path)
    expect(response.status, path).toBe(200)
    return response.text()
  }
  // The shop may have asked the store before it was there.
  await expect.poll(async () => (await fetch(`${url}/health/ready`)).status, { timeout: 60_000 }).toBe(200)
  const page = await textOf('/fr/auteurs/Orla%20Dunmore')
  expect(page).toContain('Les livres de Orla Dunmore')
  const [, theme = ''] = /href="([^"]*\/theme-[^"]+\.css)"/.exec(page) ?? []
  expect(await textOf(theme)).toContain('Foxgloves')
  expect(await textOf('/web/entry-dev.ts')).toContain('import')
  expect(await textOf('/examples/bookshop/extensions/books/web/Byline.tsx')).toContain('books.by')
})

test('a page is styled before its code has come', async () => {
  const page = await (await fetch(`${url}/contact`)).text()
  const sheets = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
  expect(sheets).toEqual(expect.arrayContaining(['/web/ui/global.css', '/web/ui/Button.module.css']))
  const sheet = await fetch(`${url}/web/ui/Button.module.css`, { headers: { accept: 'text/css,*/*;q=0.1' } })
  expect(sheet.headers.get('content-type')).toContain('text/css')
  const [, used] = /class="(button_\w+)/.exec(page) ?? []
  expect(await sheet.text()).toContain(`.${used} {`)
})

test('a file that is new shows without a restart: texts of the shop, files of its sites', async () => {
  const files = { texts: 'examples/bookshop/texts/en/dev-test.json', logo: 'examples/bookshop/public/logo.svg' }
  const pageHas = (text: string) => async () => (await (await fetch(`${url}/contact`)).text()).includes(text)
  try {
    expect(await pageHas('Words of a new file')()).toBe(false)
    mkdirSync(dirname(files.texts), { recursive: true })
    writeFileSync(files.texts, '{ "contact.title": "Words of a new file" }')
    await expect.poll(pageHas('Words of a new file'), { timeout: 60_000, interval: 500 }).toBe(true)
    mkdirSync(dirname(files.logo), { recursive: true })
    writeFileSync(files.logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"></svg>')
    await expect.poll(pageHas('/logo.svg'), { timeout: 60_000, interval: 500 }).toBe(true)
  } finally {
    for (const part of ['texts', 'public']) rmSync(`examples/bookshop/${part}`, { recursive: true, force: true })
  }
})
