export type CmsPageSeed = {
  id: number
  identifier: string
  title: string
  heading?: string
  /** Magento CMS source: HTML plus `{{media url="…"}}`, `{{store url="…"}}`, `{{widget type="…" …}}`, `{{block id="…"}}` directives. */
  content: string
  active: boolean
  metaTitle?: string
  metaDescription?: string
  metaKeywords?: string
}

export type CmsBlockSeed = { id: number; identifier: string; title: string; content: string; active: boolean }

/** A row of Magento's url_rewrite table that is not derived from an entity. */
export type RewriteSeed = {
  requestPath: string
  targetPath: string
  redirectCode: 301 | 302
}
