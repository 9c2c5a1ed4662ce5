import {
  catalog,
  content,
  fetchOperation,
  type LoadContext,
  type LoadResult,
  rules,
  type ScreenProps,
  site,
  ui,
  useFormat,
  useOperation,
  useShop,
  useTranslate,
} from 'musette/web'
import { blogPosting } from './blog-posting.ts'
import { BlogArticle, type BlogArticleQuery } from './blog.generated.ts'
import styles from './Blog.module.css'
import { Teasers } from './Teasers.tsx'

type Article = NonNullable<BlogArticleQuery['blogArticle']>

export async function load(context: LoadContext): Promise<LoadResult> {
  const { slug = '' } = context.params
  const { blogArticle } = await fetchOperation(context.queryClient, BlogArticle, { slug })
  return blogArticle ? {} : site.loadNotFound(context)
}

/** `/blog/post/{slug}`: an article. */
export default function ArticleScreen({ params: { slug = '' } }: ScreenProps) {
  const { data, error } = useOperation(BlogArticle, { slug })
  if (data?.blogArticle) return <ArticlePage article={data.blogArticle} />
  if (data) return <site.NotFoundScreen />
  if (error) throw error
  return (
    <ui.Container>
      <ui.Skeleton lines={12} />
    </ui.Container>
  )
}

function ArticlePage({ article }: { article: Article }) {
  const t = useTranslate()
  const shop = useShop()
  const absolute = site.useAbsoluteUrl()
  const { path, title, heading, imageUrl, imageAlt, content: text, products, related, categories, blogName } = article
  const [category] = categories
  const crumbs = [{ name: blogName, path: '/blog' }, ...(category ? [category] : []), { name: title, path }]
  const image = imageUrl ? absolute(rules.resizedImageUrl('', imageUrl, { preset: 'large' })) : null
  return (
    <ui.Container className={styles.screen}>
      <ui.PageHead
        title={article.metaTitle || title}
        description={article.metaDescription || article.summary}
        canonicalPath={path}
        kind="article"
        image={image}
      />
      <catalog.BreadcrumbData items={crumbs} />
      <catalog.JsonLd data={import.meta.env.SSR && blogPosting(article, image, shop.name, absolute)} />
      <ui.Breadcrumb items={crumbs} />
      <article>
        <h1 className={styles.heading}>{heading}</h1>
        <Byline article={article} />
        {imageUrl && (
          <ui.Image
            className={styles.lead}
            path={imageUrl}
            alt={imageAlt}
            preset="homeArticleImage"
            sizes="(max-width: 47.5rem) 100vw, 47.5rem"
            priority
          />
        )}
        {text && <content.RichText content={text} isPage className={styles.body} />}
      </article>
      {products.length > 0 && (
        <section className={styles.part}>
          <h2>{t('blog.products')}</h2>
          <catalog.ProductGrid products={products} headingLevel={3} />
        </section>
      )}
      {related.length > 0 && (
        <section className={styles.part}>
          <h2>{t('blog.related')}</h2>
          <Teasers articles={related} headingLevel={3} />
        </section>
      )}
      <p className={styles.part}>
        <ui.Link href="/blog">{t('blog.back')}</ui.Link>
      </p>
    </ui.Container>
  )
}

function Byline({ article: { publishedAt, modifiedAt, author, categories } }: { article: Article }) {
  const t = useTranslate()
  const { date } = useFormat()
  const published = date(publishedAt)
  const changed = modifiedAt && date(modifiedAt)
  const text = author ? t('blog.publishedBy', { date: published, author }) : t('blog.published', { date: published })
  return (
    <p className={styles.date}>
      <span>
        <time dateTime={publishedAt}>{text}</time>
        {modifiedAt && changed !== published && (
          <>
            , <time dateTime={modifiedAt}>{t('blog.changed', { date: changed ?? '' })}</time>
          </>
        )}
      </span>
      {categories.map(({ path, name }) => (
        <ui.Link key={path} href={path}>
          {name}
        </ui.Link>
      ))}
    </p>
  )
}
