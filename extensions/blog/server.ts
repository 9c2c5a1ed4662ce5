import { catalog, defineServerExtension, html, type RequestContext } from 'musette/server'
import type { Resolvers } from './schema.generated.ts'
import { blogLoaders, hasBlog } from './server/blog-loaders.ts'
import { feedPlugin } from './server/feed.ts'

/** For the sitemap: ten calls at most. */
const SITEMAP_SIZE = 100
const SITEMAP_CALLS = 10

const resolvers: Resolvers = {
  Query: {
    blog: (_, wanted, context) => blogLoaders(context).list(wanted),
    blogArticle: (_, { slug }, context) => blogLoaders(context).article(slug),
  },
  BlogArticle: {
    content: ({ html: source }, _, context) => html.contentLoaders(context).richText(source),
    async products({ skus }, _, context) {
      const found = await Promise.all(skus.map((sku) => catalog.productLoaders(context).card(sku)))
      return found.filter((product) => product !== null)
    },
  },
}

export default defineServerExtension({
  resolvers,
  features: { blog: { isActive: hasBlog, remedy: 'the module Magefan_BlogGraphQl: extensions/blog/README.md' } },
  // Address of the module's own feed, to which readers are subscribed.
  storePages: { 'blog/rss/feed': '/blog/feed.xml' },
  sitemapPages,
  plugin: feedPlugin,
})

async function sitemapPages(context: RequestContext) {
  const loaders = blogLoaders(context)
  const blog = await loaders.list({})
  if (!blog) return []
  const found = [{ path: '/blog' }, ...blog.categories.map(({ path }) => ({ path }))]
  for (let page = 1; page <= SITEMAP_CALLS; page++) {
    const articles = await loaders.newest(SITEMAP_SIZE, page)
    found.push(...articles.map(({ path, modifiedAt: changed }) => ({ path, changed })))
    if (articles.length < SITEMAP_SIZE) break
  }
  return found
}
