import { useTranslate } from '../../../i18n/messages-context.ts'
import { useShop } from '../../../site/shop-context.ts'
import type { ListParameters } from '../../../../schema/product-list-parameters.ts'
import type { ProductListFragment } from '../product-layer.generated.ts'
import css from './FacetForm.module.css'
import { FacetGroup } from './FacetGroup.tsx'
import { isFilterActive, withFilter, withPriceRange } from './list-changes.ts'
import { PriceFacet } from './PriceFacet.tsx'
import { sortValue } from './sort-choices.ts'
import { useListNavigation } from './use-list-navigation.ts'

type Facet = ProductListFragment['dynamicFacets'][number]

export type FacetFormProps = {
  id: string
  layer: ProductListFragment
  parameters: ListParameters
  /** Whether the sort order has to be carried along: the toolbar's own control belongs to one form only. */
  withSortOrder?: boolean
}

/** Facets whose values show at once; the others open on demand. */
const OPEN_FIRST = 5

/** A facet whose one value all products share has nothing to choose. */
function narrows({ code, buckets }: Facet, total: number, parameters: ListParameters): boolean {
  const [first, ...others] = buckets
  if (!first) return false
  return others.length > 0 || first.docCount < total || isFilterActive(parameters, code, first.value)
}

/**
 * Everything that narrows a list. With scripts each change shows at once; without them it is a plain form whose fields are the
 * list's own query parameters.
 */
export default function FacetForm({ id, layer, parameters, withSortOrder }: FacetFormProps) {
  const t = useTranslate()
  const { pageSizes } = useShop()
  const { show } = useListNavigation()
  return (
    <form id={id} method="get" className={css.form} onSubmit={(event) => event.preventDefault()} noValidate>
      {withSortOrder && parameters.sort && <input type="hidden" name="sort" value={sortValue(parameters.sort)} />}
      {parameters.pageLength !== pageSizes[0] && (
        <input type="hidden" name="pageLength" value={parameters.pageLength} />
      )}
      {layer.dynamicFacets
        .filter((facet) => narrows(facet, layer.total, parameters))
        .map((facet, index) => (
          <FacetGroup
            key={facet.code}
            facet={facet}
            startsOpen={index < OPEN_FIRST}
            parameters={parameters}
            onChange={(value, isActive) => show(withFilter(parameters, facet.code, value, isActive))}
          />
        ))}
      <PriceFacet
        // Starts again from the address whenever that changes, for example by Back.
        key={`${parameters.minPrice}-${parameters.maxPrice}`}
        fixedFacets={layer.fixedFacets}
        parameters={parameters}
        onChange={(range) => show(withPriceRange(parameters, range))}
      />
      <noscript>
        <button type="submit" className={css.apply}>
          {t('catalog.applyFilters')}
        </button>
      </noscript>
    </form>
  )
}
