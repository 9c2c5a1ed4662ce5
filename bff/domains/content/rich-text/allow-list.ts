import { PLAIN_TAGS } from '../../../../schema/rich-text.ts'

/** Allowed content of a rich text. Everything else is either dropped with its content or replaced by its content. */

export const ALLOWED_TAGS: ReadonlySet<string> = new Set([...PLAIN_TAGS, ...'a img table h2 h3 h4 h5 h6'.split(' ')])

/** Elements whose content is not readable text or can be executed. */
export const DROPPED_TAGS: ReadonlySet<string> = new Set(
  (
    'applet audio base button canvas embed frame frameset head input link map math meta noembed noframes noscript ' +
    'object param plaintext portal script style svg template textarea title xmp'
  ).split(' '),
)

/**
 * Video elements. Their content is a fallback for browsers without video support, so only `VIDEO_PARTS` are read from
 * it.
 */
export const VIDEO_TAGS: ReadonlySet<string> = new Set(['iframe', 'video'])
export const VIDEO_PARTS: ReadonlySet<string> = new Set(['source', 'track'])

export const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'wbr'])

/** Elements around which white space is insignificant. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote caption col colgroup dd details div dl dt figcaption figure footer form h2 h3 h4 h5 h6 ' +
    'header hr li ol option optgroup p pre section select summary table tbody td tfoot th thead tr ul video ' +
    'banner row slider tab tabs'
  ).split(' '),
)

/** Replaced tags. An `h1` becomes an `h2`, because the page has its own main heading. */
export const RENAMED_TAGS: ReadonlyMap<string, string> = new Map([
  ['h1', 'h2'],
  ['center', 'div'],
  ['main', 'section'],
  ['nav', 'section'],
  ['strike', 's'],
  ['tt', 'code'],
])

type Check = (value: string) => string | null

/**
 * Page Builder's ids may begin with a digit, and editors' ids contain accents. The client separates them from its own.
 */
const ID = /^[\p{L}\p{N}_.-]{1,64}$/u
const id: Check = (value) => (ID.test(value.trim()) ? value.trim() : null)
const text: Check = (value) => value.slice(0, 500)
const flag: Check = () => ''
const count =
  (max: number): Check =>
  (value) =>
    /^\d{1,5}$/.test(value.trim()) && Number(value) >= 1 ? String(Math.min(max, Number(value))) : null
const oneOf =
  (...allowed: string[]): Check =>
  (value) =>
    allowed.find((candidate) => candidate === value.trim().toLowerCase()) ?? null

const EVERYWHERE: Readonly<Record<string, Check>> = {
  id,
  title: (value) => text(value.trim()) || null,
  lang: (value) => (/^[A-Za-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(value) ? value : null),
  dir: oneOf('ltr', 'rtl', 'auto'),
  hidden: flag,
}

const cell = { colspan: count(100), rowspan: count(100), headers: text }

const BY_TAG: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  a: { hreflang: EVERYWHERE['lang'] ?? id },
  col: { span: count(100) },
  colgroup: { span: count(100) },
  details: { open: flag },
  img: { alt: text, width: count(10_000), height: count(10_000) },
  label: { for: id },
  li: { value: count(99_999) },
  ol: { start: count(99_999), reversed: flag, type: (value) => (/^[1aAiI]$/.test(value) ? value : null) },
  optgroup: { label: text, disabled: flag },
  option: { value: text, label: text, selected: flag, disabled: flag },
  output: { for: (value) => (value.split(/\s+/).every((part) => ID.test(part)) ? value : null), name: id },
  select: { name: id },
  td: cell,
  th: { ...cell, scope: oneOf('row', 'col', 'rowgroup', 'colgroup') },
  time: { datetime: text },
}

/** Filters attributes and normalises their values. Addresses (`href`, `src`) are handled elsewhere. */
export function allowedAttributes(tag: string, attributes: Readonly<Record<string, string>>): Record<string, string> {
  const accepted: Record<string, string> = {}
  const own = BY_TAG[tag]
  for (const [name, value] of Object.entries(attributes)) {
    const check = lookUp(own, name) ?? lookUp(EVERYWHERE, name)
    const result = check?.(value)
    if (result != null) accepted[name] = result
  }
  return accepted
}

export function allowedId(value: string | undefined): string | null {
  return id(value ?? '')
}

/** Own members only: an attribute may be called `constructor`. */
function lookUp(checks: Readonly<Record<string, Check>> | undefined, name: string): Check | undefined {
  return checks && Object.hasOwn(checks, name) ? checks[name] : undefined
}
