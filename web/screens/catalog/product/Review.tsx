import { useTranslate } from '../../../i18n/messages-context.ts'
import { useFormat } from '../../../site/use-format.ts'
import { Rating } from '../../../ui/Rating.tsx'
import { RichText } from '../../content/RichText.tsx'
import type { ReviewFieldsFragment } from '../product-reviews.generated.ts'
import css from './Reviews.module.css'

/** One customer's review, with its date (Code de la consommation, D. 111-17). */
export function Review({ review }: { review: ReviewFieldsFragment }) {
  const t = useTranslate()
  const format = useFormat()
  const { rating, title, author, creationDate, comment } = review
  return (
    <article>
      <Rating value={rating} />
      <h3 className={css.title}>{title}</h3>
      <RichText content={comment} below={3} />
      <p className={css.author}>
        {t('catalog.reviews.by', { name: author.displayName })}
        {creationDate && (
          <>
            {' · '}
            <time dateTime={creationDate}>{format.date(creationDate)}</time>
          </>
        )}
      </p>
    </article>
  )
}
