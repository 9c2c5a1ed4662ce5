import { caching, type RequestContext, store } from 'musette/server'
import type { Blog, BlogTeaser } from '../schema.generated.ts'
import { mapArticle, mapCategory, mapTeaser, modifiedAtOf } from './map-article.ts'
import {
  BlogAddress,
  BlogCategories,
  type BlogCategoriesQuery,
  BlogPost,
  BlogPosts,
  type BlogPostsQuery,
  BlogSettings,
} from './magento/blog.generated.ts'
import type { BlogArticleModel } from './models.ts'

/** Seconds. */
const BLOG_AGE = 600
/** Future articles show within this time after their publication, in ms. Each step has its own cache entries. */
const STEP = 600_000
const PAGE_SIZE = 12
const MAX_PAGE = 1000
const MAX_CATEGORIES = 100

/** Tag that the module purges when an article is enabled: the only one for a new article. */
const NEW_ARTICLE = 'mfb_p_0'

type StoreCategory = NonNullable<NonNullable<NonNullable<BlogCategoriesQuery['blogCategories']>['items']>[number]>

export type BlogLoaders = {
  list(wanted: { category?: string | null; page?: number | null }): Promise<Blog | null>
  /** The newest articles of all categories, with the time of their last change. */
  newest(size: number, page: number): Promise<(BlogTeaser & { modifiedAt: string })[]>
  article(slug: string): Promise<BlogArticleModel | null>
}

/** Whether the store has a blog. */
export const hasBlog = ({ upstream }: { upstream: Pick<store.Upstream, 'has'> }) => upstream.has('Query.blogPosts')

export const blogLoaders = caching.defineService((context: RequestContext): BlogLoaders => {
  const { upstream, shop } = context
  const now = new Date()
  const origin = { mediaUrl: shop.mediaUrl, now }

  const settings = caching.once(async () => {
    const { storeConfig } = await upstream.read(BlogSettings, {}, store.SETTINGS_POLICY)
    return { ...storeConfig, name: storeConfig?.mfblog_index_page_title || 'Blog' }
  })

  const categories = caching.once(async (): Promise<StoreCategory[]> => {
    const policy = { maxAge: BLOG_AGE, tags: categoryTags }
    const { blogCategories } = await upstream.read(BlogCategories, { storeId: (await settings()).id ?? 0 }, policy)
    return (blogCategories?.items ?? []).filter((one) => one !== null).slice(0, MAX_CATEGORIES)
  })

  /** Loads a page of articles; null past the last page, which the module refuses. */
  async function posts(page: number, size: number, category?: StoreCategory) {
    const instant = new Date(Math.floor(now.getTime() / STEP) * STEP).toISOString().slice(0, 19).replace('T', ' ')
    const id = category?.category_id
    const filter = { publish_time: { lteq: instant }, ...(id && { category_id: { eq: String(id) } }) }
    const variables = { filter, size, page, storeId: (await settings()).id ?? 0 }
    const tags = (result: BlogPostsQuery) => [...postTags(result), ...(id ? [`mfb_c_${id}`] : [])]
    const reading = upstream.read(BlogPosts, variables, { maxAge: BLOG_AGE, tags })
    const found = await (page > 1 ? reading.catch(store.nullWhenRefused) : reading)
    return found?.blogPosts ?? null
  }

  async function idOf(slug: string): Promise<string | null> {
    const config = await settings()
    const kind = config.mfblog_permalink_type === 'short' ? [] : [config.mfblog_permalink_post_route || 'post']
    const path = [config.mfblog_permalink_route || 'blog', ...kind, slug].join('/')
    const policy = { maxAge: BLOG_AGE, tags: () => [NEW_ARTICLE], isAbsent: isNoAddress }
    const url = path + (config.mfblog_permalink_post_sufix ?? '')
    const { urlResolver: found } = await upstream.read(BlogAddress, { url }, policy)
    return found?.type === 'MF_BLOG_POST' ? found.id : null
  }

  return {
    async list({ category: slug = null, page: wanted }) {
      const page = wanted ?? 1
      if (!hasBlog(context) || page < 1 || page > MAX_PAGE) return null
      const [config, all] = await Promise.all([settings(), categories()])
      const category = slug === null ? undefined : all.find(({ identifier }) => identifier === slug)
      if (slug !== null && !category) return null
      const found = await posts(page, PAGE_SIZE, category)
      if (!found || (page > 1 && !found.items?.length)) return null
      const [chosen = null] = category ? mapCategory(category) : []
      return {
        name: config.name,
        title: chosen?.name ?? config.name,
        metaTitle: (category ? category.meta_title : config.mfblog_index_page_meta_title) || null,
        metaDescription: (category ? category.meta_description : config.mfblog_index_page_meta_description) || null,
        category: chosen,
        categories: all.filter((one) => one === category || one.posts_count !== 0).flatMap(mapCategory),
        articles: (found.items ?? []).flatMap((post) => (post && mapTeaser(post, origin)) ?? []),
        page,
        pageCount: Math.max(1, Math.ceil((found.total_count ?? 0) / PAGE_SIZE)),
      }
    },

    async newest(size, page) {
      const found = hasBlog(context) ? await posts(page, size) : null
      return (found?.items ?? []).flatMap((post) => {
        const teaser = post && mapTeaser(post, origin)
        if (!teaser) return []
        return [{ ...teaser, modifiedAt: modifiedAtOf(post, teaser) ?? teaser.publishedAt }]
      })
    },

    async article(slug) {
      if (!hasBlog(context) || !/^[^/?#]{1,100}$/.test(slug)) return null
      const id = await idOf(slug)
      if (!id) return null
      const policy = { maxAge: BLOG_AGE, tags: () => [`mfb_p_${id}`] }
      const [config, found] = await Promise.all([
        settings(),
        upstream.read(BlogPost, { id }, policy).catch(store.nullWhenRefused),
      ])
      const { name: blogName } = config
      const namesAuthors = config.mfblog_author_enabled !== 0
      return found?.blogPost ? mapArticle(found.blogPost, { ...origin, blogName, namesAuthors }) : null
    },
  }
})

function postTags({ blogPosts }: BlogPostsQuery): string[] {
  return [NEW_ARTICLE, ...(blogPosts?.items ?? []).flatMap((post) => (post?.post_id ? `mfb_p_${post.post_id}` : []))]
}

function categoryTags({ blogCategories }: BlogCategoriesQuery): string[] {
  return (blogCategories?.items ?? []).flatMap((one) => (one?.category_id ? `mfb_c_${one.category_id}` : []))
}

function isNoAddress({ urlResolver }: { urlResolver: object | null }): boolean {
  return urlResolver === null
}
