import { html, orders, store } from 'musette/server'
import type { BlogCategory, BlogTeaser as Teaser } from '../schema.generated.ts'
import type { BlogPostQuery, BlogTeaserFieldsFragment } from './magento/blog.generated.ts'
import type { BlogArticleModel } from './models.ts'

/** Without the type name, because an article has another one. */
type BlogTeaser = Omit<Teaser, '__typename'>

type StorePost = NonNullable<BlogPostQuery['blogPost']>

const MAX_SUMMARY = 180
/** Most related products; the merchant sets how many the store returns. */
const MAX_RELATED = 12

type Origin = { mediaUrl: string; now: Date }

/** `namesAuthors`: unless the merchant switched authors off, whose names are those of the back office. */
export function mapArticle(
  post: StorePost,
  { blogName, namesAuthors, ...origin }: Origin & { blogName: string; namesAuthors: boolean },
): BlogArticleModel | null {
  const teaser = mapTeaser(post, origin)
  if (!teaser) return null
  return {
    ...teaser,
    blogName,
    heading: post.content_heading || teaser.title,
    modifiedAt: modifiedAtOf(post, teaser),
    author: (namesAuthors && post.author?.name?.trim()) || null,
    categories: (post.categories ?? []).flatMap(mapCategory),
    related: (post.related_posts ?? []).flatMap((one) => (one && mapTeaser(one, origin)) ?? []).slice(0, MAX_RELATED),
    metaTitle: post.meta_title || null,
    metaDescription: post.meta_description || null,
    html: post.filtered_content ?? '',
    skus: (post.related_products ?? []).flatMap((sku) => sku ?? []).slice(0, MAX_RELATED),
  }
}

/** Maps a teaser; null without an address, and before its publication. */
export function mapTeaser(post: BlogTeaserFieldsFragment, { mediaUrl, now }: Origin): BlogTeaser | null {
  const { identifier, title, publish_time: time } = post
  if (!identifier || !title || !time) return null
  const publishedAt = orders.storeInstant(time)
  if (!(Date.parse(publishedAt) <= now.getTime())) return null
  const featured = store.mediaPath(post.featured_image, mediaUrl)
  return {
    path: `/blog/post/${encodeURIComponent(identifier)}`,
    title,
    summary: shortened(html.textOfHtml(post.short_filtered_content ?? '')),
    publishedAt,
    imageUrl: featured ?? store.mediaPath(post.first_image, mediaUrl),
    imageAlt: (featured && post.featured_img_alt) || '',
  }
}

/** Returns when an article was changed; null if it was not changed since its publication. */
export function modifiedAtOf(
  { update_time: time }: Pick<BlogTeaserFieldsFragment, 'update_time'>,
  { publishedAt }: Pick<BlogTeaser, 'publishedAt'>,
): string | null {
  const changed = time ? orders.storeInstant(time) : null
  return changed && changed > publishedAt ? changed : null
}

export function mapCategory(category: { identifier: string | null; title: string | null } | null): BlogCategory[] {
  if (!category?.identifier || !category.title) return []
  const path = `/blog/category/${encodeURIComponent(category.identifier)}`
  return [{ path, name: category.title }]
}

/** Shortens a text at the end of a word. */
function shortened(text: string): string {
  if (text.length <= MAX_SUMMARY) return text
  const cut = text.slice(0, MAX_SUMMARY)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_SUMMARY / 2)).trimEnd()}…`
}
