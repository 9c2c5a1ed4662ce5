import { useTranslate } from '../i18n/messages-context.ts'
import { useFormat } from '../site/use-format.ts'
import { classNames } from './class-names.ts'
import styles from './Rating.module.css'

type RatingProps = {
  /** 0 to 5. */
  value: number
  /** How many reviews the value is the mean of; absent for a single one. */
  count?: number
  className?: string
}

const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8L10 1.6Z'
const STARS = [0, 1, 2, 3, 4]

/** Five stars, filled to the tenth, with the figure as text for whoever does not see them. */
export function Rating({ value, count, className }: RatingProps) {
  const t = useTranslate()
  const { number } = useFormat()
  const rating = number(Math.round(value * 10) / 10)
  const label = count === undefined ? t('ui.rating', { rating }) : t('ui.ratingWithCount', { rating, count })
  const filled = Math.min(Math.max(value, 0), 5) * 20
  return (
    <span className={classNames(styles.rating, className)}>
      <svg viewBox="0 0 100 20" width="90" height="18" role="img" aria-label={label}>
        <g className={styles.empty}>{stars()}</g>
        <svg width={filled} height="20" overflow="hidden" className={styles.filled}>
          {stars()}
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

function stars() {
  return STARS.map((index) => <path key={index} d={STAR} transform={`translate(${index * 20} 0)`} />)
}
