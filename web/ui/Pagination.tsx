import { useTranslate } from '../i18n/messages-context.ts'
import { useFormat } from '../site/use-format.ts'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import styles from './Pagination.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type PaginationProps = {
  /** Counted from 1. */
  page: number
  pageCount: number
  /** Address of a page, below the base path. */
  hrefOf: (page: number) => string
}

/** Links to the pages of a list; nothing when there is only one. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  const t = useTranslate()
  const { number } = useFormat()
  if (pageCount < 2) return null
  return (
    <nav aria-label={t('ui.pagination')}>
      <ul className={styles.list}>
        <li>
          {page > 1 ? (
            <Link
              variant="plain"
              className={styles.step}
              href={hrefOf(page - 1)}
              rel="prev"
              aria-label={t('ui.pagination.previous')}
            >
              <Icon name="chevron-left" />
            </Link>
          ) : (
            <span className={styles.step} />
          )}
        </li>
        {pagesShown(page, pageCount).map((shown, index) =>
          shown === null ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shown}>
              <Link
                variant="plain"
                className={styles.page}
                href={hrefOf(shown)}
                aria-current={shown === page ? 'page' : undefined}
              >
                <VisuallyHidden>{t('ui.pagination.page', { page: '' })}</VisuallyHidden>
                {number(shown)}
              </Link>
            </li>
          ),
        )}
        <li>
          {page < pageCount ? (
            <Link
              variant="plain"
              className={styles.step}
              href={hrefOf(page + 1)}
              rel="next"
              aria-label={t('ui.pagination.next')}
            >
              <Icon name="chevron-right" />
            </Link>
          ) : (
            <span className={styles.step} />
          )}
        </li>
      </ul>
    </nav>
  )
}

/**
 * The page numbers that a pagination shows, `null` for a gap: the first, the last, and the current one with its neighbours.
 * At most seven entries, so that they fit on a phone; a gap always stands for two pages or more.
 */
export function pagesShown(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 5) return range(1, pageCount)
  if (page <= 3) return [...range(1, 4), null, pageCount]
  if (page >= pageCount - 2) return [1, null, ...range(pageCount - 3, pageCount)]
  return [1, null, page - 1, page, page + 1, null, pageCount]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
