import { type ReactNode, useId } from 'react'
import type { ListParameters } from '../../../../schema/product-list-parameters.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { useShop } from '../../../site/shop-context.ts'
import { SelectField } from '../../../ui/Field.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { ProductListFragment } from '../product-layer.generated.ts'
import { sortOptions, sortValue, useListNavigation, withPageLength, withSort } from './list-changes.ts'
import styles from './ProductList.module.css'

type ListToolbarProps = {
  layer: ProductListFragment
  /** Id of the facets' form, to which the controls belong: without scripts one button sends all of them. */
  formId: string
  parameters: ListParameters
  children: ReactNode
}

/** The number of products, their order, and the page size. */
export function ListToolbar({ layer, formId, parameters, children }: ListToolbarProps) {
  const t = useTranslate()
  const meaningId = useId()
  const { pageSizes } = useShop()
  const { hrefOf, show } = useListNavigation()
  const options = sortOptions(layer.sorts, parameters.sort, t)
  const chosen = sortValue(parameters.sort)
  const meaning = options.find(({ value }) => value === chosen)?.meaning
  return (
    <div className={styles.toolbar}>
      <p className={styles.count}>
        <span className={styles.total}>{t('catalog.resultCount', { count: layer.total })}</span>
        {meaning && (
          <>
            {', '}
            <span id={meaningId}>{meaning}</span>
          </>
        )}
      </p>
      {children}
      <div className={styles.sort}>
        <span className={styles.sortLabel} aria-hidden="true">
          {t('catalog.sort')}
        </span>
        <SelectField
          label={t('catalog.sort')}
          labelHidden
          name="sort"
          form={formId}
          value={chosen}
          aria-describedby={meaning && meaningId}
          onChange={({ target: { value } }) =>
            show((current) => withSort(current, options.find((option) => option.value === value)?.sort))
          }
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {layer.total > Math.min(...pageSizes) && (
        <nav className={styles.sizes} aria-label={t('catalog.pageSize')}>
          <span className={styles.label} aria-hidden="true">
            {t('catalog.pageSize.short')}
          </span>
          <ul>
            {pageSizes.map((size) => (
              <li key={size}>
                <Link
                  href={hrefOf(withPageLength(parameters, size))}
                  variant="plain"
                  className={styles.size}
                  preload={false}
                  rel="nofollow"
                  aria-label={t('catalog.pageSize.choice', { count: size })}
                  aria-current={size === parameters.pageLength ? 'true' : undefined}
                >
                  {size}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
