import { Type } from 'typebox'
import type { StoreView, ViewScope } from '../store/views.ts'
import { categoryId } from './categories.ts'
import { renderContent } from './page-builder/render.ts'
import { inFile, readYaml } from './read.ts'
import { storeConfigSchema } from './schemas.ts'
import { typographic } from './typography.ts'

const text = Type.String()

const scopeSchema = Type.Object(
  {
    config: storeConfigSchema,
    /** Keys of categories. */
    branches: Type.Array(text),
    pages: Type.Record(
      text,
      Type.Object(
        { title: text, content: Type.Unknown(), metaTitle: text, metaDescription: text },
        { additionalProperties: false },
      ),
    ),
    blocks: Type.Record(text, text),
  },
  { additionalProperties: false },
)

const viewSchema = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    code: text,
    locale: text,
    language: Type.Enum(['fr', 'en']),
    name: Type.Optional(text),
    /** Its link address below the store's base address: with a slash at its end. */
    path: Type.Optional(text),
    /** The file of what is set in its scope. */
    own: Type.Optional(text),
  },
  { additionalProperties: false },
)

/** The first view is the default one. */
export function readViews(): [StoreView, ...StoreView[]] {
  const [first, ...others] = readYaml('store-views.yaml', Type.Array(viewSchema)).map(
    ({ own, name = null, path = '', ...view }) => ({ ...view, name, path, ...(own && { own: readScope(own) }) }),
  )
  if (!first) throw new Error('store-views.yaml names no view')
  return [first, ...others]
}

const mapValues = <T, R>(record: Record<string, T>, work: (value: T, key: string) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, work(value, key)]))

/** What a view has of its own. */
function readScope(file: string): ViewScope {
  const { config, branches, pages, blocks } = readYaml(file, scopeSchema)
  return inFile(file, () => ({
    config,
    branches: branches.map(categoryId),
    pages: mapValues(pages, ({ title, content, metaTitle, metaDescription }, key) => ({
      title: typographic(title),
      content: typographic(renderContent(content, { products: new Map(), pages: new Map() }, `/pages/${key}/content`)),
      metaTitle: typographic(metaTitle),
      metaDescription: typographic(metaDescription),
    })),
    blocks: mapValues(blocks, typographic),
  }))
}
