import type { ReactNode } from 'react'
import type { ListParameters } from '../../../../schema/product-list-parameters.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { useShop } from '../../../site/shop-context.ts'
import { useFormat } from '../../../site/use-format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Link } from '../../../ui/Link.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { type ActiveFilter, useListNavigation, withoutFilter, withoutFilters } from './list-changes.ts'
import styles from './ProductList.module.css'

const MAX_CHIPS = 20

type ActiveFiltersProps = {
  filters: readonly ActiveFilter[]
  parameters: ListParameters
}

/** The active filters, each with a link that removes it. If more filters are active than fit above a list, the facets show the rest. */
export function ActiveFilters({ filters, parameters }: ActiveFiltersProps) {
  const t = useTranslate()
  const { hrefOf } = useListNavigation()
  const priceLabel = usePriceLabel(parameters)
  if (filters.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('catalog.activeFilters')}>
      {filters.slice(0, MAX_CHIPS).map((filter) => (
        <li key={filter.key}>
          <FilterLink href={hrefOf(withoutFilter(parameters, filter))}>
            <VisuallyHidden>{t('catalog.removeFilter')} </VisuallyHidden>
            <span>
              {filter.kind === 'price'
                ? priceLabel
                : t('catalog.filterLabel', { facet: filter.facet, label: filter.label })}
            </span>
            <Icon name="close" className={styles.activeFiltersIcon} />
          </FilterLink>
        </li>
      ))}
      <li>
        <Link href={hrefOf(withoutFilters(parameters))} className={styles.clear} preload={false} rel="nofollow">
          {t('catalog.clearFilters')}
        </Link>
      </li>
    </ul>
  )
}

function FilterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} variant="plain" className={styles.chip} preload={false} rel="nofollow">
      {children}
    </Link>
  )
}

function usePriceLabel({ minPrice, maxPrice }: ListParameters): string {
  const t = useTranslate()
  const format = useFormat()
  const { currentCurrency: currency } = useShop()
  const money = (amount = 0) => format.money({ amount, currency })
  if (minPrice === undefined) return t('catalog.price.upTo', { max: money(maxPrice) })
  if (maxPrice === undefined) return t('catalog.price.fromOn', { min: money(minPrice) })
  return t('catalog.price.between', { min: money(minPrice), max: money(maxPrice) })
}
