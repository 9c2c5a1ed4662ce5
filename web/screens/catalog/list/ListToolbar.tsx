import type { ReactNode } from 'react'
import type { ListParameters } from '../../../../schema/product-list-parameters.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { useShop } from '../../../site/shop-context.ts'
import { Link } from '../../../ui/Link.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import type { ProductListFragment } from '../product-layer.generated.ts'
import { withPageLength, withSort } from './list-changes.ts'
import css from './ListToolbar.module.css'
import { sortChoices, sortValue } from './sort-choices.ts'
import { useListNavigation } from './use-list-navigation.ts'

type ListToolbarProps = {
  layer: ProductListFragment
  parameters: ListParameters
  /** The form of the facets: without scripts, one button sends it all. */
  formId: string
  children: ReactNode
}

/** How many products, in which order, and how many on a page. */
export function ListToolbar({ layer, parameters, formId, children }: ListToolbarProps) {
  const t = useTranslate()
  const { pageSizes } = useShop()
  const { hrefOf, show } = useListNavigation()
  const choices = sortChoices(layer.sorts, parameters.sort, t)
  return (
    <div className={css.toolbar}>
      <p className={css.count}>{t('catalog.resultCount', { count: layer.total })}</p>
      {children}
      <div className={css.sort}>
        <span className={css.label} aria-hidden="true">
          {t('catalog.sort')}
        </span>
        <SelectField
          label={t('catalog.sort')}
          labelHidden
          name="sort"
          form={formId}
          value={sortValue(parameters.sort)}
          onChange={({ target: { value } }) =>
            show(withSort(parameters, choices.find((choice) => choice.value === value)?.sort))
          }
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {layer.total > Math.min(...pageSizes) && (
        <nav className={css.sizes} aria-label={t('catalog.pageSize')}>
          <span className={css.label} aria-hidden="true">
            {t('catalog.pageSize.short')}
          </span>
          {pageSizes.map((size) => (
            <Link
              key={size}
              href={hrefOf(withPageLength(parameters, size))}
              variant="plain"
              className={css.size}
              preload={false}
              rel="nofollow"
              aria-label={t('catalog.pageSize.choice', { count: size })}
              aria-current={size === parameters.pageLength ? 'true' : undefined}
            >
              {size}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}
