import {
  catalog,
  fetchOperation,
  type LoadContext,
  type LoadResult,
  type ScreenProps,
  site,
  ui,
  useAddress,
  useOperation,
  useTranslate,
} from 'musette/web'
import { Blog, type BlogQuery } from './blog.generated.ts'
import styles from './Blog.module.css'
import { Teasers } from './Teasers.tsx'

const FEED = '/blog/feed.xml'

export async function load(context: LoadContext): Promise<LoadResult> {
  const page = pageOf(context.query)
  const category = context.params.category ?? null
  const { blog } = await fetchOperation(context.queryClient, Blog, { category, page })
  return blog ? {} : site.loadNotFound(context)
}

/** `/blog` and `/blog/category/{slug}`: articles, newest first. */
export default function BlogScreen({ params }: ScreenProps) {
  const category = params.category ?? null
  const { search } = useAddress()
  const page = pageOf(new URLSearchParams(search))
  const { data, error, isPlaceholderData } = useOperation(Blog, { category, page }, { keepPrevious: true })
  if (data?.blog) return <Articles blog={data.blog} isRefreshing={isPlaceholderData} />
  if (data) return <site.NotFoundScreen />
  if (error) throw error
  return (
    <ui.Container>
      <ui.Skeleton lines={6} />
    </ui.Container>
  )
}

type ArticlesProps = { blog: NonNullable<BlogQuery['blog']>; isRefreshing: boolean }

function Articles({ blog, isRefreshing }: ArticlesProps) {
  const t = useTranslate()
  const absolute = site.useAbsoluteUrl()
  const { name, category, categories, articles, page, pageCount } = blog
  const path = category?.path ?? '/blog'
  const hrefOf = (other: number) => (other > 1 ? `${path}?page=${other}` : path)
  const title = page > 1 ? t('blog.titleOfPage', { title: blog.title, page }) : blog.title
  const crumbs = [{ name, path: '/blog' }, ...(category ? [{ name: blog.title, path }] : [])]
  const topics = [{ path: '/blog', name: t('blog.all') }, ...categories]
  return (
    <ui.Container className={styles.screen}>
      <ui.PageHead
        title={page > 1 ? title : blog.metaTitle || title}
        description={blog.metaDescription || t('blog.lead')}
        canonicalPath={hrefOf(page)}
      />
      <link rel="alternate" type="application/atom+xml" title={name} href={absolute(FEED)} />
      <catalog.BreadcrumbData items={crumbs} />
      <ui.Breadcrumb items={crumbs} />
      <h1>{title}</h1>
      {categories.length > 0 && (
        <nav aria-label={t('blog.categories')}>
          <ul className={styles.topics}>
            {topics.map((topic) => (
              <li key={topic.path}>
                <ui.Link
                  variant="plain"
                  className={styles.topic}
                  href={topic.path}
                  aria-current={topic.path === path ? 'page' : undefined}
                >
                  {topic.name}
                </ui.Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {articles.length > 0 ? (
        <div aria-busy={isRefreshing}>
          <Teasers articles={articles} priorityCount={2} />
        </div>
      ) : (
        <p>{t('blog.empty')}</p>
      )}
      <ui.Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </ui.Container>
  )
}

/** Returns the page number; zero, which no list has, for anything else. */
function pageOf(query: URLSearchParams): number {
  const page = query.get('page')
  return page === null ? 1 : /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 0
}
