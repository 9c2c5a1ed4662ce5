import { Parser } from 'htmlparser2'
import { type Item, itemsOfJson, kindsOf, missingProperties, numberOf, type Offer, offerOf } from './structured-data.ts'
import { parseUrl } from './site.ts'

export type PageKind = 'home' | 'product' | 'category' | 'content' | 'service' | 'file' | 'other'

/** `alt` is null without the attribute. */
export type Picture = { src: string; alt: string | null }

/** What visitors and search engines get from the HTML of a page. */
export type Page = {
  kind: PageKind
  title: string
  description: string
  /** Absolute, as are all addresses here; null without one. */
  canonical: string | null
  /** Directives for robots of the meta elements and of the header. */
  robots: string
  /** Language → address. */
  hreflang: Record<string, string>
  headings: string[]
  offer: Offer | null
  kinds: string[]
  /** Properties that search engines demand and the JSON-LD lacks. */
  missingProperties: string[]
  pictures: Picture[]
  scripts: number
  /** Unique, without fragments. */
  links: string[]
  /** Links that are never followed: with a name or password, and those of schemes that lead to no page. */
  refused: { credentials: number; schemes: number }
  /** Not everything was read: the page is nested too deeply. */
  isCut: boolean
}

/** Bounds of one page, far above what shops have. */
const MAX_DEPTH = 500
const MAX_LINKS = 2_000
const MAX_PICTURES = 500
const MAX_HEADINGS = 20
const MAX_LANGUAGES = 100
const MAX_ITEMS = 500
const MAX_TEXT = 1_000
const MAX_JSON = 500_000
const MAX_ADDRESS = 2_000

/** Text that is collected until its element ends. */
type Capture = { depth: number; text: string; max: number; done(text: string): void }
/** An element of microdata that is open. */
type Scope = { depth: number; item: Item }

/** `address` is that of the response, `robots` its header `X-Robots-Tag`. */
export function readPage(html: string, address: string, robots: string): Page {
  const page: Page = {
    kind: 'other',
    title: '',
    description: '',
    canonical: null,
    robots: robots.slice(0, MAX_TEXT),
    hreflang: {},
    headings: [],
    offer: null,
    kinds: [],
    missingProperties: [],
    pictures: [],
    scripts: 0,
    links: [],
    refused: { credentials: 0, schemes: 0 },
    isCut: false,
  }
  const links = new Set<string>()
  const json: Item[] = []
  const microdata: Item[] = []
  const meta = new Map<string, string>()
  const scopes: Scope[] = []
  const captures: Capture[] = []
  let base = address
  let depth = 0
  /** Depth of an element whose content is not part of the page: another document, or content for browsers without scripts. */
  let aside = 0
  let bodyClass = ''

  const parser = new Parser({
    onopentag(tag, attributes) {
      depth++
      if (depth > MAX_DEPTH) {
        page.isCut = true
        return parser.pause()
      }
      if (aside > 0) return
      if (tag === 'noscript' || tag === 'template' || tag === 'svg') aside = depth
      else open(tag, attributes)
    },
    ontext(text) {
      if (aside === 0) collect(text)
    },
    onclosetag() {
      while (captures.at(-1)?.depth === depth) {
        const { text, done } = captures.pop()!
        done(text)
      }
      if (scopes.at(-1)?.depth === depth) scopes.pop()
      if (aside === depth) aside = 0
      depth--
    },
  })
  // A paused parser accepts no more input, so that its stack of open elements stays short.
  parser.write(html)
  if (!page.isCut) parser.end()

  const items = [...json, ...microdata]
  page.links = [...links]
  page.description = clean(meta.get('description') ?? '')
  page.robots = [page.robots, meta.get('robots'), meta.get('googlebot')].filter(Boolean).join(', ').toLowerCase()
  page.kinds = kindsOf(items)
  page.missingProperties.push(...missingProperties(json))
  page.offer = offerOf(items) ?? offerOfMeta(meta)
  page.kind = kindOf(page, bodyClass, meta.get('og:type'))
  return page

  function open(tag: string, attributes: Record<string, string>): void {
    if (tag === 'a' || tag === 'area') link(attributes)
    else if (tag === 'img') picture(attributes)
    else if (tag === 'link') headLink(attributes)
    else if (tag === 'script') script(attributes)
    else if (tag === 'base') base = parseUrl(attributes.href ?? '', address)?.href ?? base
    else if (tag === 'body') bodyClass = attributes.class ?? ''
    else if (tag === 'title') capture(MAX_TEXT, (text) => (page.title ||= clean(text)))
    else if (tag === 'h1' && page.headings.length < MAX_HEADINGS)
      capture(MAX_TEXT, (text) => page.headings.push(clean(text)))
    else if (tag === 'meta') {
      const name = (attributes.name ?? attributes.property ?? '').toLowerCase()
      if (name && !meta.has(name)) meta.set(name, (attributes.content ?? '').slice(0, MAX_TEXT))
    }
    property(attributes)
  }

  function capture(max: number, done: (text: string) => void): void {
    captures.push({ depth, text: '', max, done })
  }

  function collect(text: string): void {
    for (const one of captures) if (one.text.length < one.max) one.text += text.slice(0, one.max - one.text.length)
  }

  function link({ href, rel = '' }: Record<string, string>): void {
    if (href === undefined || href.startsWith('#') || href.length > MAX_ADDRESS) return
    const url = parseUrl(href.trim(), base)
    if (!url || !/^https?:$/.test(url.protocol)) page.refused.schemes++
    else if (url.username || url.password) page.refused.credentials++
    else if (!/\bnofollow\b/i.test(rel) && links.size < MAX_LINKS) {
      url.hash = ''
      links.add(url.href)
    }
  }

  function picture({ src = '', alt }: Record<string, string>): void {
    collect(` ${alt ?? ''} `)
    const url = parseUrl(src.trim(), base)
    if (!url || !/^https?:$/.test(url.protocol) || src.length > MAX_ADDRESS || url.username || url.password) return
    if (page.pictures.length < MAX_PICTURES)
      page.pictures.push({ src: url.href, alt: alt === undefined ? null : clean(alt) })
  }

  function headLink({ rel = '', href = '', hreflang = '' }: Record<string, string>): void {
    const url = parseUrl(href.trim(), base)
    if (!url || href.length > MAX_ADDRESS) return
    const kinds = rel.toLowerCase().split(/\s+/)
    if (kinds.includes('canonical')) page.canonical ??= url.href
    if (kinds.includes('alternate') && hreflang && Object.keys(page.hreflang).length < MAX_LANGUAGES)
      page.hreflang[hreflang.toLowerCase()] ??= url.href
  }

  function script({ type = '' }: Record<string, string>): void {
    if (!/^application\/ld\+json\b/i.test(type)) {
      if (type === '' || /javascript|^module$/i.test(type)) page.scripts++
      return
    }
    capture(MAX_JSON, (text) => {
      const items = itemsOfJson(text)
      if (!items) page.missingProperties.push('JSON')
      else json.push(...items.slice(0, MAX_ITEMS - json.length))
    })
  }

  /** Collects microdata (HTML, chapter 5) in the form of JSON-LD. */
  function property({ itemscope, itemtype = '', itemprop, content, href, src }: Record<string, string>): void {
    const parent = scopes.at(-1)?.item
    if (itemscope !== undefined) {
      const item: Item = { '@type': itemtype.trim().split(/\s+/) }
      if (itemprop && parent) add(parent, itemprop, item)
      else if (microdata.length < MAX_ITEMS) microdata.push(item)
      scopes.push({ depth, item })
    } else if (itemprop && parent) {
      const value = content ?? href ?? src
      if (value === undefined) capture(MAX_TEXT, (text) => add(parent, itemprop, clean(text)))
      else add(parent, itemprop, value.slice(0, MAX_TEXT))
    }
  }
}

/** Whether search engines may not index the page. */
export function isHidden({ robots }: Page): boolean {
  return /\b(?:noindex|none)\b/.test(robots)
}

/** Whether search engines may not follow the links of the page. */
export function isDeadEnd({ robots }: Page): boolean {
  return /\b(?:nofollow|none)\b/.test(robots)
}

function add(item: Item, names: string, value: unknown): void {
  for (const name of names.trim().split(/\s+/).slice(0, 5)) {
    const values = Array.isArray(item[name]) ? item[name] : name in item ? [item[name]] : []
    if (values.length < MAX_ITEMS) item[name] = values.length === 0 ? value : [...values, value]
  }
}

function offerOfMeta(meta: ReadonlyMap<string, string>): Offer | null {
  const price = numberOf(meta.get('product:price:amount'))
  const availability = meta.get('product:availability') ?? null
  return price === undefined
    ? null
    : { price, currency: meta.get('product:price:currency')?.toUpperCase() ?? null, availability }
}

/** Magento's themes name the kind in the class of the body. */
function kindOf({ kinds }: Page, bodyClass: string, openGraph: string | undefined): PageKind {
  if (/\bcms-index-index\b/.test(bodyClass)) return 'home'
  if (/\bcatalog-product-view\b/.test(bodyClass) || /^product\b/.test(openGraph ?? '')) return 'product'
  if (/\bcatalog-category-view\b/.test(bodyClass)) return 'category'
  if (/\bcms-page-view\b/.test(bodyClass)) return 'content'
  if (kinds.includes('Product')) return 'product'
  return kinds.includes('ItemList') ? 'category' : 'other'
}

/** Normalises text to one line, with plain spaces and composed accents. */
function clean(text: string): string {
  return text.slice(0, MAX_TEXT).normalize('NFC').replace(/\s+/g, ' ').trim()
}
