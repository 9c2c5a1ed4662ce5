import type { BlogPosting, WithContext } from 'schema-dts'
import type { BlogArticleQuery } from './blog.generated.ts'

type Article = NonNullable<BlogArticleQuery['blogArticle']>

/** An article as schema.org data. Without a named author the shop stands for it. */
export function blogPosting(
  { path, heading, summary, publishedAt, modifiedAt, author, metaDescription }: Article,
  image: string | null,
  shopName: string,
  absolute: (path: string) => string,
): WithContext<BlogPosting> {
  const publisher = { '@type': 'Organization', name: shopName, url: absolute('/') } as const
  const description = metaDescription || summary
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: heading,
    mainEntityOfPage: absolute(path),
    datePublished: publishedAt,
    ...(modifiedAt && { dateModified: modifiedAt }),
    ...(description && { description }),
    ...(image && { image }),
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
  }
}
