import type { ReactNode } from 'react'
import type { ListParameters } from '../../../../schema/product-list-parameters.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { useShop } from '../../../site/shop-context.ts'
import { useFormat } from '../../../site/use-format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Link } from '../../../ui/Link.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './ActiveFilters.module.css'
import type { ActiveFilter } from './active-filters.ts'
import { withoutFilters } from './list-changes.ts'
import { useListNavigation } from './use-list-navigation.ts'

type ActiveFiltersProps = {
  filters: readonly ActiveFilter[]
  parameters: ListParameters
}

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ filters, parameters }: ActiveFiltersProps) {
  const t = useTranslate()
  const { hrefOf } = useListNavigation()
  const priceLabel = usePriceLabel(parameters)
  if (filters.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('catalog.activeFilters')}>
      {filters.map((filter) => (
        <li key={filter.key}>
          <FilterLink href={hrefOf(filter.without)}>
            <VisuallyHidden>{t('catalog.removeFilter')} </VisuallyHidden>
            {filter.kind === 'price'
              ? priceLabel
              : t('catalog.filterLabel', { facet: filter.facet, label: filter.label })}
            <Icon name="close" className={styles.icon} />
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
