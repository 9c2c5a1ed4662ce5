import { Type } from 'typebox'
import type { StoreView, ViewScope } from '../store/views.ts'
import { categoryId } from './categories.ts'
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
        {
          title: text,
          /** Its address in this view, if it is a different one. */
          identifier: Type.Optional(text),
          heading: Type.Optional(text),
          content: text,
          metaTitle: Type.Optional(text),
          metaDescription: Type.Optional(text),
        },
        { additionalProperties: false },
      ),
    ),
    blocks: Type.Record(text, text),
    /** By their keys. `text`: HTML. */
    categories: Type.Optional(
      Type.Record(
        text,
        Type.Object({ name: text, text, urlKey: Type.Optional(text) }, { additionalProperties: false }),
      ),
    ),
    /** By their skus. `lead`: one sentence. */
    products: Type.Optional(
      Type.Record(text, Type.Object({ name: Type.Optional(text), lead: text }, { additionalProperties: false })),
    ),
    /** Names of attributes, options, delivery and payment methods, agreements and discounts in the view's language. */
    words: Type.Optional(Type.Record(text, text)),
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
    /** The file with what the view overrides in its scope. */
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

/** Reads what a view overrides. */
function readScope(file: string): ViewScope {
  const { config, branches, pages, blocks, categories = {}, products = {}, words = {} } = readYaml(file, scopeSchema)
  return inFile(file, () => ({
    config,
    branches: branches.map(categoryId),
    pages: mapValues(pages, (texts) => mapValues(texts, typographic)),
    blocks: mapValues(blocks, typographic),
    categories: new Map(
      Object.entries(categories).map(([key, { name, text: html, urlKey }]) => [
        categoryId(key),
        { ...described(name, html), ...(urlKey !== undefined && { urlKey }) },
      ]),
    ),
    products: mapValues(products, ({ name, lead }) => ({
      ...(name !== undefined && { name: typographic(name), metaTitle: typographic(name) }),
      shortDescription: typographic(`<p>${lead}</p>`),
      description: typographic(`<p>${lead}</p>`),
      metaDescription: typographic(lead),
    })),
    words: mapValues(words, typographic),
  }))
}

function described(name: string, html: string) {
  const description = typographic(html)
  return { name, description, metaTitle: name, metaDescription: description.replace(/<[^>]+>/g, '') }
}
