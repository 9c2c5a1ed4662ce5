/**
 * The tree of a rich text as `Wysiwyg.childNodes` carries it.
 * The bff makes it from the store's HTML, sanitised; the client maps elements to components.
 */
export type RichTextNode = string | RichTextElement | RichTextReference

export type RichTextElement = {
  /**
   * Lower-case HTML tag name, from the list the bff allows; or one of what HTML has no element for: `video` (schema/video.ts), and `row`,
   * `tabs`, `tab`, `slider`, `banner` of Magento's Page Builder, whose attributes are below.
   */
  tag: string
  /**
   * Allowed attributes by their HTML names; links and pictures are already rewritten to the shop's own paths. A link with `data-site` leads to
   * another site of the server: its address counts from the origin, not from this site's base path. A picture with `src-narrow` shows that one
   * on narrow screens. `class` is one of `RICH_TEXT_CLASSES`.
   */
  attributes?: Record<string, string>
  children?: RichTextNode[]
}

/** Stands where a widget was; the entry of `Wysiwyg.data` with this id holds what it shows. */
export type RichTextReference = { dataId: string }

/**
 * The names that `class` may be: a line of columns, one of them; a line or a pile of buttons; a link that looks like one; where words are aligned.
 */
export const RICH_TEXT_CLASSES = [
  ...['columns', 'column', 'buttons', 'buttons-stacked'],
  ...['button-primary', 'button-secondary', 'button-link'],
  ...['center', 'end'],
] as const

/** What a `row`, `tab`, `banner` or column looks like. The content security policy lets no style through, so values are steps and names. */
export type BoxAttributes = {
  /** Behind the content: a path as resized-images takes it, and another one for narrow screens. */
  image?: string
  'image-narrow'?: string
  /** The whole picture is seen; else it fills the box. */
  fit?: 'contain'
  /** Behind the content: `#rrggbb`. */
  color?: string
  /** Words are light. */
  tone?: 'dark'
  /** At least, in steps of 100 px: 1 to 8. */
  height?: string
  /** Of words in a line. */
  align?: 'start' | 'center' | 'end'
  /** Of what is inside from top to bottom. */
  place?: 'center' | 'end'
}

/** `width` of a row: its background, or all of it, reaches from edge to edge of the screen. */
export type RowAttributes = BoxAttributes & { width?: 'full' | 'bleed' }

/** Its children are of the class `column`; `width` counts twelfths of the line, and is missing where all are alike. */
export type ColumnAttributes = BoxAttributes & { class: 'column'; width?: string }

/** Its children are `tab`; `active` is the number of the one that is open at first, from 0. */
export type TabsAttributes = { active?: string; align?: 'center' | 'end' }
export type TabAttributes = BoxAttributes & { title: string; id?: string }

/** Its children are `banner`; moves on by itself every `autoplay` milliseconds. */
export type SliderAttributes = { autoplay?: string }

/** Words over or beside a picture; all of it leads to `href`, which has `data-site` as links have. */
export type BannerAttributes = BoxAttributes & {
  appearance: 'poster' | 'collage-left' | 'collage-centered' | 'collage-right'
  href?: string
  'data-site'?: ''
  button?: string
  'button-look'?: 'primary' | 'secondary' | 'link'
  /** What its editor calls it. */
  title?: string
}

/** Stands before the ids of editors' texts on the page, so that none of them takes the place of one of the page's own. */
export const CONTENT_ID_PREFIX = 'texte-'
