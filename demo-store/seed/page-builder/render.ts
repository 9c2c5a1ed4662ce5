import { Type } from 'typebox'
import type { Static, TSchema } from 'typebox'
import { categoryId } from '../categories.ts'
import { checked } from '../read.ts'
import * as element from './elements.ts'
import * as layout from './layout.ts'

/** Ids of what links name: products by sku, pages by identifier. */
export type Ids = { products: ReadonlyMap<string, number>; pages: ReadonlyMap<string, number> }

/**
 * The markup of a page or block: HTML as it is, or a list of HTML and elements. An element is an object with one member, whose name is a key of
 * `elements`; what stands inside it is content again. `at` is the path in the file, for errors.
 */
export function renderContent(content: unknown, ids: Ids, at = '/content'): string {
  if (typeof content === 'string') return content
  if (Array.isArray(content)) return content.map((part, index) => renderContent(part, ids, `${at}/${index}`)).join('')
  const [[name, value] = ['', undefined], ...others] = Object.entries(content ?? {})
  const draw = elements[name]
  if (draw === undefined || others.length > 0) throw new Error(`${at} must be HTML, a list, or one element`)
  return draw(value, {
    ids,
    at: `${at}/${name}`,
    inner: (part, path) => renderContent(part, ids, `${at}/${name}/${path}`),
  })
}

type Within = { ids: Ids; at: string; inner: (content: unknown, path: string) => string }
type Draw = (value: unknown, within: Within) => string

/** Draws an element whose value has been checked. */
function of<T extends TSchema>(schema: T, draw: (value: Static<T>, within: Within) => string): Draw {
  return (value, within) => draw(checked(schema, value, within.at), within)
}

const strict = { additionalProperties: false }
const text = Type.String()
const content = Type.Unknown()
const list = <T extends TSchema>(schema: T) => Type.Array(schema)

const background = Type.Object({ desktop: text, mobile: Type.Optional(text) }, strict)
const box = Type.Object({ key: text, content }, strict)
const boxBefore = Type.Object({ key: text, content, background }, strict)
const cells = Type.Object({ key: text, cells: list(Type.Object({ width: Type.Number(), content }, strict)) }, strict)
const bannerFields = {
  appearance: Type.Enum(['poster', 'collage-left', 'collage-centered', 'collage-right']),
  content: text,
  button: text,
  background: Type.Optional(background),
  /** Nowhere, where it is left out. */
  href: Type.Optional(text),
}
const button = Type.Object(
  {
    label: text,
    href: Type.Optional(text),
    look: Type.Optional(Type.Enum(['primary', 'secondary', 'link'])),
    type: Type.Optional(Type.Enum(['default', 'product', 'category', 'page'])),
    newTab: Type.Optional(Type.Boolean()),
  },
  strict,
)
const place = Type.Object(
  {
    location_name: text,
    position: Type.Object({ latitude: Type.Number(), longitude: Type.Number() }, strict),
    phone: Type.Optional(text),
    address: text,
    city: text,
    state: Type.Optional(text),
    zipcode: text,
    country: text,
    comment: Type.Optional(text),
  },
  strict,
)
/** A number stands for something that the store no longer has. */
const id = Type.Optional(Type.Integer())
const linkFields = { id, text, inline: Type.Optional(Type.Boolean()) }

const drawCells = ({ cells: drawn }: Static<typeof cells>, { inner }: Within) =>
  drawn.map(({ width, content }, index) => ({ width, content: inner(content, `cells/${index}/content`) }))

/** The id that is written down, or that of the thing that is named. */
function idOf(
  id: number | undefined,
  name: string | undefined,
  known: ReadonlyMap<string, number>,
  at: string,
): number {
  const found = id ?? known.get(name ?? '')
  if (found === undefined) throw new Error(`${at} names «${name}», which does not exist`)
  return found
}

const elements: Partial<Record<string, Draw>> = {
  row: of(box, ({ key, content }, { inner }) => layout.row(key, inner(content, 'content'))),
  columns: of(cells, (value, within) => layout.columns(value.key, drawCells(value, within))),
  containedRow: of(
    Type.Object({ key: text, content, background: Type.Optional(background) }, strict),
    ({ key, content, background }, { inner }) => layout.containedRow(key, inner(content, 'content'), background),
  ),
  fullWidthRow: of(boxBefore, ({ key, content, background }, { inner }) =>
    layout.fullWidthRow(key, inner(content, 'content'), background),
  ),
  fullBleedRow: of(boxBefore, ({ key, content, background }, { inner }) =>
    layout.fullBleedRow(key, inner(content, 'content'), background),
  ),
  videoRow: of(
    Type.Object({ key: text, content, video: text, fallback: text }, strict),
    ({ key, content, video, fallback }, { inner }) => layout.videoRow(key, inner(content, 'content'), video, fallback),
  ),
  columnLine: of(cells, (value, within) => layout.columnLine(value.key, drawCells(value, within))),
  tabs: of(
    Type.Object(
      { key: text, active: Type.Integer(), items: list(Type.Object({ name: text, content }, strict)) },
      strict,
    ),
    ({ key, active, items }, { inner }) =>
      layout.tabs(
        key,
        items.map(({ name, content }, index) => ({ name, content: inner(content, `items/${index}/content`) })),
        active,
      ),
  ),
  banner: of(Type.Object(bannerFields, strict), layout.banner),
  slider: of(list(Type.Object({ ...bannerFields, name: text }, strict)), layout.slider),
  heading: of(text, (value) => element.heading(value)),
  subheading: of(text, (value) => element.heading(value, 3)),
  text: of(content, (value, { ids, at }) => element.text(renderContent(value, ids, at))),
  image: of(Type.Object({ path: text, alt: text }, strict), ({ path, alt }) => element.image(path, alt)),
  picture: of(
    Type.Object(
      {
        desktop: text,
        mobile: Type.Optional(text),
        alt: text,
        href: Type.Optional(text),
        caption: Type.Optional(text),
      },
      strict,
    ),
    element.picture,
  ),
  video: of(Type.Object({ path: text, poster: text, title: text }, strict), ({ path, poster, title }) =>
    element.video(path, poster, title),
  ),
  videoFile: of(text, element.videoFile),
  buttons: of(
    Type.Object({ items: list(button), appearance: Type.Optional(Type.Enum(['inline', 'stacked'])) }, strict),
    ({ items, appearance }) => element.buttons(items, appearance),
  ),
  divider: of(text, element.divider),
  htmlCode: of(text, element.htmlCode),
  map: of(list(place), element.map),
  staticBlock: of(text, element.staticBlock),
  dynamicBlock: of(Type.Null(), element.dynamicBlock),
  products: of(
    Type.Object({ skus: list(text), appearance: Type.Enum(['grid', 'carousel']) }, strict),
    ({ skus, appearance }) => element.products(skus, appearance),
  ),
  productGrid: of(
    Type.Object(
      {
        title: text,
        count: Type.Integer(),
        skus: Type.Optional(list(text)),
        category: Type.Optional(text),
        categoryId: id,
      },
      strict,
    ),
    ({ title, count, skus, category = '', categoryId: gone }) =>
      element.productGrid(title, count, skus ? { skus } : { categoryId: gone ?? categoryId(category) }),
  ),
  productLink: of(
    Type.Object({ ...linkFields, sku: Type.Optional(text) }, strict),
    ({ id, sku, text, inline }, { ids, at }) => element.productLink(idOf(id, sku, ids.products, at), text, inline),
  ),
  categoryLink: of(Type.Object({ ...linkFields, category: text }, strict), ({ category, text, inline }) =>
    element.categoryLink(categoryId(category), text, inline),
  ),
  pageLink: of(
    Type.Object({ ...linkFields, page: Type.Optional(text) }, strict),
    ({ id, page, text, inline }, { ids, at }) => element.pageLink(idOf(id, page, ids.pages, at), text, inline),
  ),
  recentlyViewed: of(Type.Null(), element.recentlyViewed),
}
