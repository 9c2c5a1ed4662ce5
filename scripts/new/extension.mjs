/** The files of a new extension: a field of the shop's schema, a page that shows it, and a test of both. */
export function extensionFiles(name) {
  const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
  const title = titleOf(name)
  return {
    'README.md': `# ${title}\n\nWhat it is, in one sentence. The page \`/${name}\` shows what \`server.ts\` returns.\n`,
    'schema.graphql': `extend type Query {\n  ${camel}: String! @cacheControl(maxAge: 600)\n}\n`,
    'server.ts': `import { defineServerExtension } from 'musette/server'
import type { Resolvers } from './schema.generated.ts'

const resolvers: Resolvers = {
  Query: {
    ${camel}: () => 'It works.',
  },
}

export default defineServerExtension({ resolvers })
`,
    'web.ts': `import { defineWebExtension, route } from 'musette/web'

export default defineWebExtension({
  routes: [route('/${name}', () => import('./web/${pascal}Screen.tsx'), { section: 'public', messages: ['${name}'] })],
})
`,
    [`web/${name}.graphql`]: `query ${pascal} {\n  ${camel}\n}\n`,
    [`web/${pascal}Screen.tsx`]: `import { fetchOperation, type LoadContext, type LoadResult, ui, useOperation, useTranslate } from 'musette/web'
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
    <ui.Container>
      <ui.PageHead title={t('${camel}.title')} />
      <ui.Breadcrumb items={[{ name: t('${camel}.title') }]} />
      <h1>{t('${camel}.title')}</h1>
      {data && <p>{data.${camel}}</p>}
    </ui.Container>
  )
}
`,
    ...textFiles(`  '${camel}.title': '${title}',\n`),
    [`tests/server/${name}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest'
import { server, startDemoStore } from 'musette/testing'

let store: Awaited<ReturnType<typeof startDemoStore>>
let shop: server.RealShop
beforeAll(async () => {
  store = await startDemoStore()
  shop = await server.startRealShop(store.url.replace(/\\/$/, ''), {})
}, 60_000)
afterAll(async () => {
  await shop?.close()
  await store?.close()
})

test('resolves its field', async () => {
  const { text } = await shop.ask('{ ${camel} }')
  expect(JSON.parse(text)).toEqual({ data: { ${camel}: 'It works.' } })
})

test('shows it on its page', async () => {
  const { status, text } = await shop.get('/${name}')
  expect(status).toBe(200)
  expect(text).toContain('It works.')
})
`,
  }
}

/** The same in both languages, to be translated. */
function textFiles(rows) {
  return {
    'texts/en.ts': `export default {\n${rows}}\n`,
    'texts/fr.ts': `import type en from './en.ts'\n\nconst fr: Readonly<Record<keyof typeof en, string>> = {\n${rows}}\nexport default fr\n`,
  }
}

export function titleOf(name) {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
