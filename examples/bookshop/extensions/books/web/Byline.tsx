import { fieldsOf } from '../../../../../web/extension.ts'
import { useTranslate } from '../../../../../web/i18n/messages-context.ts'
import { JsonLd } from '../../../../../web/screens/catalog/BreadcrumbData.tsx'
import type { ProductPageFragment } from '../../../../../web/screens/catalog/product-page.generated.ts'
import { Link } from '../../../../../web/ui/Link.tsx'
import type { BookOnCardFragment, BookOnPageFragment } from './books.generated.ts'

/** Who wrote it, for shoppers and for search engines. */
export default function Byline({ product }: { product: ProductPageFragment }) {
  const t = useTranslate()
  const { author, bookFormat, isbn } = fieldsOf<BookOnCardFragment & BookOnPageFragment>(product)
  if (!author) return null
  const book = {
    '@context': 'https://schema.org',
    '@type': 'Book',
    name: product.name,
    author: { '@type': 'Person', name: author },
    ...(isbn && { isbn }),
    bookFormat: `https://schema.org/${bookFormat === t('books.paperback') ? 'Paperback' : 'Hardcover'}`,
  }
  return (
    <p>
      {t('books.by')} <Link href={t('books.authorPath', { name: encodeURIComponent(author) })}>{author}</Link>
      {bookFormat && ` · ${bookFormat}`}
      {isbn && ` · ISBN ${isbn}`}
      <JsonLd data={book} />
    </p>
  )
}
