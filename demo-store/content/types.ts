/** A CMS page; `content` is source with directives. */
export type CmsPage = {
  id: number
  identifier: string
  title: string
  heading: string | null
  content: string
  active: boolean
  metaTitle: string | null
  metaDescription: string | null
  metaKeywords: string | null
}

/** A CMS block; `content` is source with directives. */
export type CmsBlock = { id: number; identifier: string; title: string; content: string; active: boolean }
