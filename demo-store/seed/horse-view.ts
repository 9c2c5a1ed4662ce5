import { Type } from 'typebox'
import type { ViewScope } from '../store/views.ts'
import { categoryId } from './categories.ts'
import { renderContent } from './page-builder/render.ts'
import { inFile, readYaml } from './read.ts'
import { storeConfigSchema } from './schemas.ts'
import { typographic } from './typography.ts'

const FILE = 'horse-view.yaml'
const text = Type.String()

const schema = Type.Object(
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

const { config, branches, pages, blocks } = readYaml(FILE, schema)

const mapValues = <T, R>(record: Record<string, T>, work: (value: T, key: string) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, work(value, key)]))

/** A second store view of the same store, for the horse shop. */
export const horseView: ViewScope = inFile(FILE, () => ({
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
