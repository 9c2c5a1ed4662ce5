import { type GraphQLResolveInfo, visit } from 'graphql'
import { catalog, type Context, errors, type Resolvers } from 'musette/demo-store'
import { type Article, articles, categories } from './articles.ts'

type Category = (typeof categories)[number]

type PostsArguments = {
  filter?: { category_id?: { eq?: string }; publish_time?: { lteq?: string } }
  pageSize: number
  currentPage: number
  sort?: string[]
}

/** Magefan's blog. As in the module, it lists articles that will be published later, and finds them by address. */
export const blogResolvers: Resolvers = {
  Query: {
    blogPosts: (_: unknown, given: PostsArguments, __: Context, info: GraphQLResolveInfo) => {
      const named = namesOf(info)
      if (Object.keys(given.filter ?? {}).some((name) => !named.has(name))) {
        throw new Error('Attribute not found in the visible attributes list')
      }
      return listed(given)
    },
    blogPost: (_: unknown, { id }: { id?: string }) => {
      const post = articles.find((one) => one.isOn && String(one.id) === id)
      if (!post) throw errors.storeError('graphql-no-such-entity', 'No such entity.')
      return post
    },
    blogCategories: () => ({ items: categories }),
    urlResolver: (_: unknown, { url }: { url: string }) => {
      const [, slug] = /^\/?blog\/post\/([^/]+)\/?$/.exec(url) ?? []
      const post = articles.find(({ identifier }) => identifier === slug)
      return post ? { id: String(post.id), type: 'MF_BLOG_POST' } : null
    },
  },
  BlogPost: {
    category_id: () => null,
    post_id: ({ id }: Article) => id,
    content_heading: () => null,
    meta_title: ({ title }: Article) => title,
    meta_description: () => '',
    filtered_content: ({ content }: Article, _: unknown, context: Context) => filtered(content, context),
    short_filtered_content: ({ lead, content }: Article) => lead || content,
    publish_time: ({ published }: Article) => published,
    update_time: ({ published }: Article) => published,
    first_image: (post: Article, _: unknown, context: Context) => picture(post, context),
    featured_image: (post: Article, _: unknown, context: Context) => picture(post, context),
    featured_img_alt: ({ alt }: Article) => alt || null,
    author: ({ author }: Article) => (author ? { name: author } : null),
    categories: (post: Article) => categories.filter(({ id }) => post.categories.includes(id)),
    related_posts: ({ related }: Article) => articles.filter(({ id }) => related.includes(id)),
    related_products: ({ skus }: Article) => skus,
  },
  BlogCategory: {
    category_id: ({ id }: Category) => id,
    meta_title: ({ title }: Category) => title,
    meta_description: ({ description }: Category) => description,
    posts_count: ({ id }: Category) => articles.filter((post) => post.isOn && post.categories.includes(id)).length,
  },
  StoreConfig: {
    id: (_: unknown, __: unknown, { view }: Context) => view.id,
    mfblog_index_page_title: () => 'Le carnet',
    mfblog_index_page_meta_title: () => null,
    mfblog_index_page_meta_description: () => null,
    mfblog_author_enabled: () => 1,
    mfblog_permalink_route: () => 'blog',
    mfblog_permalink_type: () => 'default',
    mfblog_permalink_post_route: () => 'post',
    mfblog_permalink_post_sufix: () => null,
  },
}

function listed({ filter = {}, pageSize, currentPage, sort }: PostsArguments) {
  const { category_id: category, publish_time: time } = filter
  const found = articles.filter(
    (post) =>
      post.isOn &&
      (!category?.eq || post.categories.includes(Number(category.eq))) &&
      (!time?.lteq || post.published <= time.lteq),
  )
  const pages = Math.ceil(found.length / pageSize)
  if (currentPage > pages && found.length > 0) {
    throw errors.inputError(
      `currentPage value ${currentPage} specified is greater than the ${pages} page(s) available.`,
    )
  }
  const inOrder = sort ? found.toSorted((a, b) => (a.published < b.published ? -1 : 1)) : found
  if (sort?.[0] === 'DESC') inOrder.reverse()
  return {
    total_count: found.length,
    items: inOrder.slice((currentPage - 1) * pageSize, currentPage * pageSize),
  }
}

/** Magento knows only fields that the document names, so that a filter in variables cannot name others. */
function namesOf({ operation, fragments }: GraphQLResolveInfo): ReadonlySet<string> {
  const names = new Set<string>()
  const note = { Name: ({ value }: { value: string }) => void names.add(value) }
  for (const part of [operation, ...Object.values(fragments)]) visit(part, note)
  return names
}

/** Directives are resolved where the HTML is filtered. */
function filtered(content: string, context: Context): string {
  return content.replace(/\{\{store direct_url="([^"]*)"\}\}/g, (_, path: string) => catalog.linkBase(context) + path)
}

/** Empty for none. */
function picture({ picture: path }: Article, { baseUrl }: Context): string {
  return path ? `${baseUrl}media/${path}` : ''
}
