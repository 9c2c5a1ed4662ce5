import { catalog, fieldsOf, type Fragments, ui, useTranslate } from 'musette/web'
import type { BookOnCardFragment, BookOnPageFragment } from './books.generated.ts'

/** Who wrote it, for shoppers and for search engines. */
export default function Byline({ product }: { product: Fragments.ProductPageFragment }) {
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
      {t('books.by')} <ui.Link href={t('books.authorPath', { name: encodeURIComponent(author) })}>{author}</ui.Link>
      {bookFormat && ` · ${bookFormat}`}
      {isbn && ` · ISBN ${isbn}`}
      <catalog.JsonLd data={book} />
    </p>
  )
}
