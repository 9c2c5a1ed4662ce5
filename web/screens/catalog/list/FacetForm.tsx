import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { ListParameters } from '../../../../schema/product-list-parameters.ts'
import { typedAmount } from '../../../../schema/typed-number.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { useShop } from '../../../site/shop-context.ts'
import { useFormat } from '../../../site/use-format.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ProductListFragment } from '../product-layer.generated.ts'
import { type DynamicFacet, Facet } from './Facet.tsx'
import styles from './FacetForm.module.css'
import { isFilterActive, type PriceRange, sortValue, useListNavigation, withPriceRange } from './list-changes.ts'
import { useListState } from './list-state.ts'

export type FacetFormProps = {
  id: string
  layer: ProductListFragment
  /** Includes the sort order, because the toolbar's control can belong to one form only. */
  withSortOrder?: boolean
}

/** Number of facets that start open. */
const OPEN_FIRST = 5

/** A facet with one value that all products share offers no choice. */
function narrows({ code, buckets }: DynamicFacet, total: number, parameters: ListParameters): boolean {
  const [first, ...others] = buckets
  if (!first) return false
  return others.length > 0 || first.docCount < total || isFilterActive(parameters, code, first.value)
}

/**
 * All filters of a list. With scripts each change applies at once; without them it is a plain form whose fields are the
 * list's query parameters.
 */
export function FacetForm({ id, layer, withSortOrder }: FacetFormProps) {
  const t = useTranslate()
  const { pageSizes } = useShop()
  const { preload, show } = useListNavigation()
  const { parameters } = useListState()
  return (
    <form id={id} method="get" className={styles.form} onSubmit={(event) => event.preventDefault()} noValidate>
      {withSortOrder && parameters.sort && <input type="hidden" name="sort" value={sortValue(parameters.sort)} />}
      {parameters.pageLength !== pageSizes[0] && (
        <input type="hidden" name="pageLength" value={parameters.pageLength} />
      )}
      {layer.dynamicFacets
        .filter((facet) => narrows(facet, layer.total, parameters))
        .map((facet, index) => (
          <Facet
            key={facet.code}
            facet={facet}
            startsOpen={index < OPEN_FIRST}
            active={parameters.filters.get(facet.code)}
            onChange={show}
            onRest={preload}
          />
        ))}
      <PriceFacet
        fixedFacets={layer.fixedFacets}
        parameters={parameters}
        onChange={(range) => show((current) => withPriceRange(current, range))}
      />
      <noscript>
        <button type="submit" className={styles.apply}>
          {t('catalog.applyFilters')}
        </button>
      </noscript>
    </form>
  )
}

type PriceFacetProps = {
  fixedFacets: ProductListFragment['fixedFacets']
  parameters: ListParameters
  onChange: (range: PriceRange) => void
}

/** The price range, in euros incl. tax, up to the shop's highest filter price. */
function PriceFacet({ fixedFacets, parameters: { minPrice, maxPrice }, onChange }: PriceFacetProps) {
  const t = useTranslate()
  const format = useFormat()
  const { maxFilterPrice, currentCurrency: currency } = useShop()
  const [error, setError] = useState<PriceRangeError>()
  const errorId = useId()
  const min = useRef<HTMLInputElement>(null)
  const max = useRef<HTMLInputElement>(null)
  const shown = useRef({ minPrice, maxPrice })
  useEffect(() => {
    const { current: before } = shown
    if (before.minPrice === minPrice && before.maxPrice === maxPrice) return
    // The address has changed, for example by Back. New fields would lose the focus.
    shown.current = { minPrice, maxPrice }
    for (const { current: field } of [min, max]) if (field) field.value = field.defaultValue
    setError(undefined)
  }, [minPrice, maxPrice])
  const text = (amount: number | undefined) => (amount === undefined ? '' : format.typed(amount))
  const boundOf = (name: string) => fixedFacets.find((facet) => facet.name === name)?.value

  const apply = () => {
    const range = readPriceRange(min.current?.value ?? '', max.current?.value ?? '', maxFilterPrice)
    if (typeof range === 'string') {
      setError(range)
      min.current?.focus()
    } else {
      setError(undefined)
      onChange(range)
    }
  }
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      apply()
    }
  }
  const shared = {
    type: 'text',
    inputMode: 'decimal',
    className: styles.input,
    autoComplete: 'off',
    onKeyDown: applyOnEnter,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error && errorId,
  } as const
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('catalog.price')}</legend>
      <div className={styles.fields}>
        <label className={styles.field}>
          <span className={styles.label}>{t('catalog.price.min')}</span>
          <input
            {...shared}
            ref={min}
            name="minPrice"
            defaultValue={text(minPrice)}
            placeholder={text(Math.floor(boundOf('minPrice') ?? 0))}
          />
        </label>
        <label className={styles.field}>
          <span className={styles.label}>{t('catalog.price.max')}</span>
          <input
            {...shared}
            ref={max}
            name="maxPrice"
            defaultValue={text(maxPrice)}
            placeholder={text(Math.ceil(boundOf('maxPrice') ?? maxFilterPrice))}
          />
        </label>
        <Button variant="secondary" size="small" onClick={apply} className={styles.button}>
          {t('catalog.price.apply')}
        </Button>
      </div>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {t(error, { max: format.money({ amount: maxFilterPrice, currency }) })}
        </p>
      )}
    </fieldset>
  )
}

type PriceRangeError = 'catalog.price.notANumber' | 'catalog.price.tooHigh' | 'catalog.price.reversed'

/** Reads a typed price range in euros; a blank is an open bound. */
export function readPriceRange(minText: string, maxText: string, limit: number): PriceRange | PriceRangeError {
  const [min, max] = [minText, maxText].map((text) => (text.trim() === '' ? undefined : typedAmount(text)))
  if (min === null || max === null) return 'catalog.price.notANumber'
  if ((min ?? 0) > limit || (max ?? 0) > limit) return 'catalog.price.tooHigh'
  if (min !== undefined && max !== undefined && min > max) return 'catalog.price.reversed'
  return { min, max }
}
