/** CSS declarations by property. The values are untrusted: an editor's tool wrote them. */
export type Declarations = Readonly<Record<string, string>>

/** Properties that the shop interprets. Every other style is the shop's own. */
const PROPERTIES: ReadonlySet<string> = new Set([
  'background-color',
  'background-size',
  'display',
  'height',
  'justify-content',
  'min-height',
  'text-align',
  'width',
])
const MAX_RULES = 5000
const SELECTOR = /^(?:#html-body\s+)?\[data-pb-style=["']?([\w-]{1,64})["']?\]$/

/**
 * Reads the declarations of a Page Builder style sheet by `data-pb-style`. It ignores `@media` rules, because the shop
 * lays out narrow screens by itself. Linear in the length of the text.
 */
export function readStyleSheet(css: string): ReadonlyMap<string, Declarations> {
  const rules = new Map<string, Declarations>()
  for (const [prelude, body] of blocksOf(withoutComments(css))) {
    if (prelude.startsWith('@')) continue
    const declarations = readDeclarations(body)
    for (const selector of prelude.split(',')) {
      const name = SELECTOR.exec(selector.trim())?.[1]
      if (name && rules.size < MAX_RULES) rules.set(name, { ...rules.get(name), ...declarations })
    }
  }
  return rules
}

/** Parses the declarations of a `style` attribute or of a rule. */
export function readDeclarations(text: string): Declarations {
  const found: Record<string, string> = {}
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':')
    const property = declaration.slice(0, colon).trim().toLowerCase()
    if (colon === -1 || !PROPERTIES.has(property)) continue
    found[property] = declaration
      .slice(colon + 1, colon + 100)
      .replace(/!important/i, '')
      .trim()
      .toLowerCase()
  }
  return found
}

/** Yields each prelude with its block; of nested blocks the outer one only. */
function* blocksOf(css: string): Generator<[string, string]> {
  let from = 0
  for (;;) {
    const start = css.indexOf('{', from)
    if (start === -1) return
    const prelude = css.slice(from, start).trim()
    const end = prelude.startsWith('@') ? endOfNested(css, start) : css.indexOf('}', start)
    if (end === -1) return
    yield [prelude, css.slice(start + 1, end)]
    from = end + 1
  }
}

function endOfNested(css: string, start: number): number {
  let depth = 0
  for (let index = start; index < css.length; index++) {
    if (css[index] === '{') depth += 1
    else if (css[index] === '}' && --depth === 0) return index
  }
  return -1
}

function withoutComments(css: string): string {
  return css
    .split('/*')
    .map((part, index) =>
      index === 0 ? part : part.slice(part.indexOf('*/') === -1 ? part.length : part.indexOf('*/') + 2),
    )
    .join('')
}
