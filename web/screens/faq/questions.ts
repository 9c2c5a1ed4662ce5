import type { RichTextElement, RichTextNode } from '../../../schema/rich-text.ts'
import type { FAQPage, WithContext } from 'schema-dts'
import { FAQ_BLOCKS, FAQ_CONTACT_BLOCK, FAQ_PAGE } from '../../site/blocks.ts'
import type { RichTextFragment } from '../content/rich-text.generated.ts'

/** Variables of the operation that loads the FAQ. */
export const faqVariables = { identifiers: [...FAQ_BLOCKS, FAQ_CONTACT_BLOCK, FAQ_PAGE] }

/** Longest text that is searched for. */
export const MAX_QUERY = 80

export type Question = {
  /** Fragment of the question (`/faq/#…`), unique on the page. */
  id: string
  title: string
  answer: RichTextFragment
  /** The answer as plain text. */
  text: string
}
export type Theme = { id: string; title: string; questions: Question[] }
type Block = { identifier: string; title: string; contentWysiwyg: RichTextFragment }

/** Container elements of the editor. */
const BOXES = new Set(['div', 'section', 'article', 'row'])

/** The editors' themes in the shop's order, without empty ones. */
export function readThemes(entries: readonly Block[]): Theme[] {
  const byName = new Map(entries.map((entry) => [entry.identifier, entry]))
  const taken = new Set<string>()
  return FAQ_BLOCKS.flatMap((identifier) => {
    const block = byName.get(identifier)
    return block ? readTheme(block, taken) : []
  }).filter(({ questions }) => questions.length > 0)
}

/**
 * The questions of a block. Its first heading names the theme. Each question is a heading with its answer below, or a `<details>`.
 * Text above the first question belongs to none.
 */
export function readTheme({ identifier, title, contentWysiwyg }: Block, taken = new Set<string>()): Theme {
  const { childNodes, data } = contentWysiwyg
  const nodes = unboxed(childNodes)
  const found: { title: string; nodes: RichTextNode[] }[] = []
  let name: string | undefined
  let open: RichTextNode[] | undefined

  for (const node of nodes) {
    const element = typeof node === 'object' && 'tag' in node ? node : null
    if (element && /^h[1-6]$/.test(element.tag)) {
      if (name === undefined && found.length === 0) name = textOf([element])
      else found.push({ title: textOf([element]), nodes: (open = []) })
    } else if (element?.tag === 'details') {
      found.push(fromDetails(element))
      open = undefined
    } else open?.push(node)
  }
  return {
    id: unique(slug(`theme ${identifier.replace(/^faq-/, '')}`), taken),
    title: name ?? title,
    questions: found
      .filter((question) => question.title !== '' && textOf(question.nodes) !== '')
      .map((question) => ({
        id: unique(slug(question.title), taken),
        title: question.title,
        answer: { childNodes: question.nodes, data },
        text: textOf(question.nodes),
      })),
  }
}

function fromDetails({ children = [] }: RichTextElement): { title: string; nodes: RichTextNode[] } {
  const isSummary = (node: RichTextNode) => typeof node === 'object' && 'tag' in node && node.tag === 'summary'
  return { title: textOf(children.filter(isSummary)), nodes: children.filter((node) => !isSummary(node)) }
}

function unboxed(nodes: readonly RichTextNode[]): RichTextNode[] {
  return nodes.flatMap((node) =>
    typeof node === 'object' && 'tag' in node && BOXES.has(node.tag) ? unboxed(node.children ?? []) : [node],
  )
}

/** A space separates the texts of neighbouring elements. */
function textOf(nodes: readonly RichTextNode[]): string {
  const raw = (node: RichTextNode): string =>
    typeof node === 'string' ? node : 'dataId' in node ? ' ' : (node.children ?? []).map(raw).join('') + gapAfter(node)
  return nodes
    .map(raw)
    .join('')
    .replace(/[\n\t ]+/g, ' ')
    .trim()
}

function gapAfter({ tag }: RichTextElement): string {
  return /^(p|li|br|div|td|th|tr|dd|dt|h[1-6])$/.test(tag) ? ' ' : ''
}

function slug(text: string): string {
  return (
    folded(text)
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80) || 'question'
  )
}

function unique(id: string, taken: Set<string>): string {
  let free = id
  for (let count = 2; taken.has(free); count++) free = `${id}-${count}`
  taken.add(free)
  return free
}

/** Normalises a text for the search: lower case without accents, so that «reexpedie» finds «réexpédié». */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
}

/** The themes with the questions that contain every word, in the question, its answer or the theme's name. */
export function searchThemes(themes: readonly Theme[], query: string): Theme[] {
  const words = folded(query.slice(0, MAX_QUERY))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return themes
    .map((theme) => ({
      ...theme,
      questions: theme.questions.filter(({ title, text }) => {
        const all = folded(`${theme.title} ${title} ${text}`)
        return words.every((word) => all.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}

/** All questions with their answers as plain text, for search engines (schema.org `FAQPage`). */
export function faqPage(themes: readonly Theme[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: themes.flatMap(({ questions }) =>
      questions.map(({ title, text }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    ),
  }
}
