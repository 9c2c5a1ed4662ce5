/**
 * The tree of a rich text as `Wysiwyg.childNodes` carries it.
 * The bff makes it from the store's sanitised HTML. The client maps elements to components.
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

/**
 * HTML elements of a tree that are rendered as they are. Beside them the bff allows those that have components of their own: links, pictures,
 * tables and headings.
 */
export const PLAIN_TAGS: readonly string[] = (
  'abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em ' +
  'figcaption figure footer form header hr i ins kbd label li mark ol optgroup option output p pre q ' +
  's samp section select small span strong sub summary sup tbody td tfoot th thead time tr u ul var wbr'
).split(' ')

/** The place of a widget. The entry of `Wysiwyg.data` with this id holds its content. */
export type RichTextReference = { dataId: string }

/**
 * The appearance of a `row`, `tab`, `banner` or column (`class` is `columns` for a row of columns and `column` for one of them). The content security policy
 * allows no inline styles, so values are steps and names.
 * A row also has `width` (`full`: its background is as wide as the screen, `bleed`: its content too), a column `width` in twelfths of its row,
 * missing if all are equal, and a slider of banners `autoplay` in milliseconds.
 */
export type BoxAttributes = {
  /** Background pictures: a path for resized-images, and another one for narrow screens. */
  image?: string
  'image-narrow'?: string
  /** The whole picture is visible; otherwise it fills the box. */
  fit?: 'contain'
  /** Background colour: `#rrggbb`. */
  color?: string
  /** Light text. */
  tone?: 'dark'
  /** Minimum height in steps of 100 px: 1 to 8. */
  height?: string
  /** Horizontal alignment of text. */
  align?: 'start' | 'center' | 'end'
  /** Vertical alignment of the content. */
  place?: 'center' | 'end'
}

/** Attributes of a child of `tabs`. `tabs` itself has `active`, the index (from 0) of the tab that is open at first, and `align` (`center` or `end`). */
export type TabAttributes = BoxAttributes & { title: string; id?: string }

/** Text over or beside a picture. All of it links to `href`, with `data-site` as for links. */
export type BannerAttributes = BoxAttributes & {
  appearance: 'poster' | 'collage-left' | 'collage-centered' | 'collage-right'
  href?: string
  'data-site'?: ''
  button?: string
  'button-look'?: 'primary' | 'secondary' | 'link'
  /** The name that its editor gave it. */
  title?: string
}

/** Prefix of ids in editors' texts, so that they do not collide with the page's own ids. */
export const CONTENT_ID_PREFIX = 'texte-'
