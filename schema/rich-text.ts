/**
 * The tree of a rich text as `Wysiwyg.childNodes` carries it (spec §3 «Rich-text block»).
 * The bff makes it from the store's HTML, sanitised; the client maps elements to components.
 */
export type RichTextNode = string | RichTextElement | RichTextReference

export type RichTextElement = {
  /** Lower-case HTML tag name, from the list the bff allows; `video` has attributes of its own (schema/video.ts). */
  tag: string
  /**
   * Allowed attributes by their HTML names; links and pictures are already rewritten to the shop's own paths. A link with `data-site` leads to
   * another site of the server: its address counts from the origin, not from this site's base path.
   */
  attributes?: Record<string, string>
  children?: RichTextNode[]
}

/** Stands where a widget was; the entry of `Wysiwyg.data` with this id holds what it shows. */
export type RichTextReference = { dataId: string }

/** Stands before the ids of editors' texts on the page, so that none of them takes the place of one of the page's own. */
export const CONTENT_ID_PREFIX = 'texte-'
