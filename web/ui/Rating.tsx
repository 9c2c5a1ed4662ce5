import { useTranslate } from '../i18n/messages-context.ts'
import { useFormat } from '../site/use-format.ts'
import { classNames } from './class-names.ts'
import styles from './Rating.module.css'

type RatingProps = {
  /** 0 to 5. */
  value: number
  /** Number of reviews behind the mean; absent for a single review. */
  count?: number
  className?: string
}

/** One path, because lists have many of them: after each star it goes on 20 to the right of where that began. */
const STARS = `m10 1${Array(5).fill(' 3 6 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1z').join('m20 0')}`

/** Five stars, filled to the tenth, with the figure as text for screen readers. Reviews of some stores have no stars: a value of 0. */
export function Rating({ value, count, className }: RatingProps) {
  const t = useTranslate()
  const { number } = useFormat()
  if (value === 0) return count ? <span className={className}>{t('catalog.reviews.count', { count })}</span> : null
  const rating = number(Math.round(value * 10) / 10)
  const label = count === undefined ? t('ui.rating', { rating }) : t('ui.ratingWithCount', { rating, count })
  const filled = Math.min(Math.max(value, 0), 5) * 20
  return (
    <span className={classNames(styles.rating, className)}>
      <svg viewBox="0 0 100 20" width="90" height="18" role="img" aria-label={label}>
        <path d={STARS} className={styles.empty} />
        <svg width={filled} height="20" overflow="hidden" className={styles.filled}>
          <path d={STARS} />
        </svg>
      </svg>
      {count !== undefined && (
        <span className={styles.count} aria-hidden="true">
          ({number(count)})
        </span>
      )}
    </span>
  )
}
