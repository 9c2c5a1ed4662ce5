import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { ListParameters } from '../../../../schema/product-list-parameters.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { useShop } from '../../../site/shop-context.ts'
import { useFormat } from '../../../site/use-format.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ProductListFragment } from '../product-layer.generated.ts'
import type { PriceRange } from './list-changes.ts'
import css from './PriceFacet.module.css'
import { type PriceRangeError, readPriceRange } from './price-range.ts'

type PriceFacetProps = {
  fixedFacets: ProductListFragment['fixedFacets']
  parameters: ListParameters
  onChange: (range: PriceRange) => void
}

/** The price range, in euros incl. tax, up to the shop's highest filter price. */
export function PriceFacet({ fixedFacets, parameters, onChange }: PriceFacetProps) {
  const t = useTranslate()
  const format = useFormat()
  const { maxFilterPrice, currentCurrency: currency } = useShop()
  const [error, setError] = useState<PriceRangeError>()
  const errorId = useId()
  const min = useRef<HTMLInputElement>(null)
  const max = useRef<HTMLInputElement>(null)
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
    className: css.input,
    autoComplete: 'off',
    onKeyDown: applyOnEnter,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error && errorId,
  } as const
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('catalog.price')}</legend>
      <div className={css.fields}>
        <label className={css.field}>
          <span className={css.label}>{t('catalog.price.min')}</span>
          <input
            {...shared}
            ref={min}
            name="minPrice"
            defaultValue={text(parameters.minPrice)}
            placeholder={text(Math.floor(boundOf('minPrice') ?? 0))}
          />
        </label>
        <label className={css.field}>
          <span className={css.label}>{t('catalog.price.max')}</span>
          <input
            {...shared}
            ref={max}
            name="maxPrice"
            defaultValue={text(parameters.maxPrice)}
            placeholder={text(Math.ceil(boundOf('maxPrice') ?? maxFilterPrice))}
          />
        </label>
        <Button variant="secondary" size="small" onClick={apply} className={css.button}>
          {t('catalog.price.apply')}
        </Button>
      </div>
      {error && (
        <p id={errorId} className={css.error} role="alert">
          {t(error, { max: format.money({ amount: maxFilterPrice, currency }) })}
        </p>
      )}
    </fieldset>
  )
}

/** As French shoppers write it. */
function text(amount: number | undefined): string {
  return amount === undefined ? '' : String(amount).replace('.', ',')
}
