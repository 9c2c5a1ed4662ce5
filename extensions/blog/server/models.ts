import type { BlogArticle } from '../schema.generated.ts'

/** `content` and `products` are resolved when they are requested. */
export type BlogArticleModel = Omit<BlogArticle, 'content' | 'products'> & {
  html: string
  skus: readonly string[]
}
