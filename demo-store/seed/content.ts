import { Type } from 'typebox'
import { renderContent } from './page-builder/render.ts'
import type { Ids } from './page-builder/render.ts'
import { filesIn, inFile, readYaml } from './read.ts'
import { typographic } from './typography.ts'
import type { CmsBlockSeed, CmsPageSeed } from './types.ts'

const strict = { additionalProperties: false }
const text = Type.String()

const pageSchema = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    identifier: text,
    title: text,
    heading: Type.Optional(text),
    metaTitle: Type.Optional(text),
    metaDescription: Type.Optional(text),
    metaKeywords: Type.Optional(text),
    /** A page that is not active is a draft. */
    active: Type.Optional(Type.Boolean()),
    content: Type.Unknown(),
  },
  strict,
)

const blocksSchema = Type.Array(Type.Object({ identifier: text, title: text, content: Type.Unknown() }, strict))

const faqSchema = Type.Array(
  Type.Object(
    {
      identifier: text,
      theme: text,
      questions: Type.Array(Type.Object({ question: text, answer: text }, strict)),
    },
    strict,
  ),
)

/** The pages by their ids; links in them name products by sku. */
export function readPages(products: Ids['products']): CmsPageSeed[] {
  const sources = filesIn('cms-pages')
    .map((file) => ({ file, page: readYaml(file, pageSchema) }))
    .toSorted((a, b) => a.page.id - b.page.id)
  const pages = new Map(sources.map(({ page }) => [page.identifier, page.id]))
  return sources.map(({ file, page }) => ({
    active: true,
    ...page,
    content: inFile(file, () => typographic(renderContent(page.content, { products, pages }))),
  }))
}

/** The blocks, and one for each theme of the FAQ; ids follow from their order. */
export function readBlocks(ids: Ids): CmsBlockSeed[] {
  const file = 'cms-blocks.yaml'
  const sources = readYaml(file, blocksSchema).map((block, index) => ({
    ...block,
    content: inFile(file, () => renderContent(block.content, ids, `/${index}/content`)),
  }))
  return [...sources, ...faqBlocks()].map((block, index) => ({
    id: index + 1,
    active: true,
    ...block,
    content: typographic(block.content),
  }))
}

/** Blocks as an editor writes them: a headline for the theme, one below it for each question. */
function faqBlocks(): { identifier: string; title: string; content: string }[] {
  return readYaml('faq.yaml', faqSchema).map(({ identifier, theme, questions }) => ({
    identifier,
    title: `FAQ – ${theme.toLowerCase()}`,
    content: [
      `<h2>${theme}</h2>`,
      ...questions.map(
        ({ question, answer }) => `<h3>${question}</h3>\n${answer.startsWith('<') ? answer : `<p>${answer}</p>`}`,
      ),
    ].join('\n'),
  }))
}
