import { useTranslate } from '../i18n/messages-context.ts'
import { useFormat } from '../site/use-format.ts'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import { pagesShown } from './pages-shown.ts'
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
                preload={false}
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
