import { useTranslate } from '../../../i18n/messages-context.ts'
import { type BundleOption, setQuantity, takesSeveral } from './bundle-choice.ts'
import { BundleMany } from './BundleMany.tsx'
import { BundleOne } from './BundleOne.tsx'
import css from './OptionFields.module.css'
import type { OptionFormProps } from './option-form-props.ts'
import { QuantityField } from '../../../ui/QuantityField.tsx'

/** What a bundle is made of: one or several products for each of its parts. */
export default function BundleOptions({ product, choice, onChange, errorOf }: OptionFormProps) {
  return product.bundleOptions.map((option) => {
    const field = `bundle-${option.id}` as const
    const Part = takesSeveral(option) ? BundleMany : BundleOne
    return (
      <div key={option.id} data-field={field} className={css.field}>
        <Part
          option={option}
          choice={choice.bundle}
          error={errorOf(field)}
          onChange={(bundle) => onChange({ bundle })}
        />
        <Quantities
          option={option}
          chosen={choice.bundle[option.id] ?? {}}
          onChange={(value, quantity) => onChange({ bundle: setQuantity(choice.bundle, option, value, quantity) })}
        />
      </div>
    )
  })
}

type QuantitiesProps = {
  option: BundleOption
  chosen: Readonly<Record<string, number>>
  onChange: (value: string, quantity: number) => void
}

/** How many pieces of what is chosen go into one bundle, where the store leaves that open. */
function Quantities({ option, chosen, onChange }: QuantitiesProps) {
  const t = useTranslate()
  return option.values
    .filter(({ value, userDefinedQuantity }) => userDefinedQuantity && (chosen[value] ?? 0) > 0)
    .map(({ value, label }) => (
      <div key={value} className={css.quantity}>
        <span aria-hidden="true">{takesSeveral(option) ? label : t('catalog.bundle.quantity')}</span>
        <QuantityField
          size="small"
          value={chosen[value] ?? 1}
          onChange={(quantity) => onChange(value, quantity)}
          label={t('catalog.quantity', { name: label })}
        />
      </div>
    ))
}
