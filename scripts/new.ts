/**
 * `npm run new -- extension NAME [--shop FOLDER]` and `npm run new -- shop NAME`: a folder that works at once, with a test. What exists is never
 * written over.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { NAME, ROOT, shopFolder } from './extensions.mjs'
import { CONFIG, withExtension } from './shop-config.mjs'

type Files = Readonly<Record<string, string>>

const [kind, name = '', ...rest] = process.argv.slice(2)
const fault = wrong()
if (fault) {
  console.error(fault)
  process.exitCode = 1
} else if (kind === 'shop') {
  newShop()
} else {
  newExtension()
}

function wrong(): string | null {
  if ((kind !== 'shop' && kind !== 'extension') || rest.length > 0 || name === '')
    return 'usage: npm run new -- extension NAME [--shop FOLDER], or npm run new -- shop NAME'
  if (!NAME.test(name)) return `${name}: a name has lower-case letters, digits and hyphens, and begins with a letter`
  const taken = [folderOfNew(), ...(kind === 'extension' ? [join(ROOT, 'extensions', name)] : [])].find(existsSync)
  return taken ? `${name}: ${relative(ROOT, taken)} exists already` : null
}

function folderOfNew(): string {
  return kind === 'shop' ? join(ROOT, 'shops', name) : join(shopFolder(), 'extensions', name)
}

function newShop(): void {
  const title = titleOf(name)
  const folder = folderOfNew()
  write(folder, {
    'package.json': json({
      ...{ name, version: '1.0.0', private: true, type: 'module' },
    }),
    [CONFIG]: `import { defineShop } from 'musette/config'

export default defineShop({
  sites: {
    ${JSON.stringify(name)}: { name: '${title}', locale: 'en-GB', currency: 'EUR', defaultCountry: 'FR', themeColor: '#2f5d8a' },
  },
  extensions: [],
})
`,
    [`sites/${name}/theme.css`]: `/* Over the tokens of web/ui/global.css. Text on each keeps a contrast of 4.5 (WCAG 1.4.3). */
:root {
  --color-primary: #2f5d8a;
  --color-primary-strong: #1f456b;
  --color-link: #1f456b;
}
`,
    'tests/e2e/shop.test.ts': `import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningShop, startShop } from '${coreFrom(folder, 'tests/e2e')}/tests/e2e/shop.ts'

const FOLDER = resolve('${relative(ROOT, folder)}')

let shop: RunningShop
beforeAll(async () => {
  const args = ['scripts/build.mjs', '--if-stale', '--shop', FOLDER]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  shop = await startShop({ SITES: 'all' }, FOLDER)
})
afterAll(() => shop?.stop())

test('shows its home page', async () => {
  const response = await fetch(shop.url)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('${title}')
})
`,
  })
  console.log(`${relative(ROOT, folder)} is there. Next:

  npm start -- --shop ${relative(ROOT, folder)}                  # with the demo store; UPSTREAM_URL names a store of yours
  npm run new -- extension NAME --shop ${relative(ROOT, folder)}
  npm test -- ${relative(ROOT, folder)}

Its name, language and colours are in sites/${name}/; docs/extending.md says what extensions can do.`)
}

function newExtension(): void {
  const folder = folderOfNew()
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
  const title = titleOf(name)
  const [own, below, test] = ['', 'web', 'tests/server'].map((part) => coreFrom(folder, part))
  take(`${name}`)
  write(folder, {
    'README.md': `# ${title}\n\nWhat it is, in one sentence. The page \`/${name}\` shows what \`server.ts\` answers.\n`,
    'schema.graphql': `extend type Query {\n  ${camel}: String! @cacheControl(maxAge: 600)\n}\n`,
    'server.ts': `import { defineServerExtension } from '${own}/bff/extension.ts'
import type { Resolvers } from './schema.generated.ts'

const resolvers: Resolvers = {
  Query: {
    ${camel}: () => 'It works.',
  },
}

export default defineServerExtension({ resolvers })
`,
    'web.ts': `import { defineWebExtension } from '${own}/web/extension.ts'
import { route } from '${own}/web/route.ts'

export default defineWebExtension({
  routes: [route('/${name}', () => import('./web/${pascal}Screen.tsx'), { section: 'public', messages: ['${name}'] })],
})
`,
    [`web/${name}.graphql`]: `query ${pascal} {\n  ${camel}\n}\n`,
    [`web/${pascal}Screen.tsx`]: `import { fetchOperation, useOperation } from '${below}/web/api/use-operation.ts'
import { useTranslate } from '${below}/web/i18n/messages-context.ts'
import type { LoadContext, LoadResult } from '${below}/web/screen.ts'
import { Breadcrumb } from '${below}/web/ui/Breadcrumb.tsx'
import { Container } from '${below}/web/ui/Container.tsx'
import { PageHead } from '${below}/web/ui/PageHead.tsx'
import { ${pascal} } from './${name}.generated.ts'

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await fetchOperation(queryClient, ${pascal}, {})
  return { status: 200 }
}

/** \`/${name}\` */
export default function ${pascal}Screen() {
  const t = useTranslate()
  const { data } = useOperation(${pascal}, {})
  return (
    <Container>
      <PageHead title={t('${camel}.title')} />
      <Breadcrumb items={[{ name: t('${camel}.title') }]} />
      <h1>{t('${camel}.title')}</h1>
      {data && <p>{data.${camel}}</p>}
    </Container>
  )
}
`,
    'texts/en.ts': `export default {\n  '${camel}.title': '${title}',\n}\n`,
    'texts/fr.ts': `import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  '${camel}.title': '${title}',
}
export default fr
`,
    [`tests/server/${name}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '${test}/demo-store/server.ts'
import { openBrowser } from '${test}/tests/bff/support/browser.ts'
import { startDemoStore } from '${test}/tests/bff/support/demo-store.ts'
import { type RealShop, startRealShop } from '${test}/tests/bff/support/real-shop.ts'

let store: Store
let shop: RealShop
beforeAll(async () => {
  store = await startDemoStore()
  shop = await startRealShop(store.url.replace(/\\/$/, ''), {})
}, 60_000)
afterAll(async () => {
  await shop?.close()
  await store?.close()
})

test('answers its field', async () => {
  const { ${camel} } = await openBrowser(shop.url).ask<{ ${camel}: string }>('{ ${camel} }')
  expect(${camel}).toBe('It works.')
})

test('shows it on its page', async () => {
  const { status, text } = await shop.get('/${name}')
  expect(status).toBe(200)
  expect(text).toContain('It works.')
})
`,
  })
  const option = shopFolder() === ROOT ? '' : ` --shop ${relative(ROOT, shopFolder())}`
  console.log(`${relative(ROOT, folder)} is there, and taken in ${relative(ROOT, join(shopFolder(), CONFIG))}. Next:

  npm run dev${option && ` --${option}`}       # its page is /${name}
  npm test --${option} --project bff ${relative(ROOT, folder)}

docs/extending.md says what else an extension can do.`)
}

/** Names it in the shop's configuration. */
function take(extension: string): void {
  const file = join(shopFolder(), CONFIG)
  writeFileSync(file, withExtension(file, readFileSync(file, 'utf8'), extension))
}

function write(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** The way from a folder of the new one to the core. */
function coreFrom(folder: string, part: string): string {
  return relative(join(folder, part), ROOT)
}

function titleOf(of: string): string {
  const words = of.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
