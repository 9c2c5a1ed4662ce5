import { CART_FIELDS } from '../../../../schema/cart-form.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { useFormat } from '../../../site/use-format.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { QuantityField } from '../../../ui/QuantityField.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { SelectField } from '../../../ui/Field.tsx'
import { amountOf } from '../product-facts.ts'
import {
  type BundleChoice,
  type BundleOption,
  type BundleValue,
  chooseOne,
  setQuantity,
  takesSeveral,
  toggle,
} from './bundle-choice.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import type { OptionFormProps } from './product-choice.ts'
import styles from './OptionFields.module.css'

/** The parts of a bundle, each with one or several products. */
export default function BundleOptions({ product, choice, onChange, errorOf }: OptionFormProps) {
  return product.bundleOptions.map((option) => {
    const field = `bundle-${option.id}` as const
    const Part = takesSeveral(option) ? BundleMany : BundleOne
    return (
      <div key={option.id} data-field={field} className={styles.field}>
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

/** Quantity of the chosen product in one bundle, where the store allows to change it. */
function Quantities({ option, chosen, onChange }: QuantitiesProps) {
  const t = useTranslate()
  return option.values
    .filter(({ value, userDefinedQuantity }) => userDefinedQuantity && (chosen[value] ?? 0) > 0)
    .map(({ value, label }) => (
      <div key={value} className={styles.quantity}>
        <span aria-hidden="true">{takesSeveral(option) ? label : t('catalog.bundle.quantity')}</span>
        <QuantityField
          size="small"
          name={CART_FIELDS.bundleQuantity(option.id, value)}
          value={chosen[value] ?? 1}
          onChange={(quantity) => onChange(value, quantity)}
          label={t('catalog.quantity', { name: label })}
        />
      </div>
    ))
}

/** A part of a bundle for which several products may be chosen. */
function BundleMany({ option, choice, error, onChange }: BundlePartProps) {
  const labelOf = useBundleLabel()
  return (
    <ChoiceGroup label={option.label} required={option.required} error={error}>
      {option.values.map((value) => (
        <Checkbox
          key={value.value}
          label={labelOf(value)}
          name={CART_FIELDS.bundleOption(option.id)}
          value={value.value}
          checked={(choice[option.id]?.[value.value] ?? 0) > 0}
          disabled={!value.stock.isInStock}
          onChange={() => onChange(toggle(choice, option, value))}
        />
      ))}
    </ChoiceGroup>
  )
}

type BundlePartProps = {
  option: BundleOption
  choice: BundleChoice
  error: string | undefined
  onChange: (choice: BundleChoice) => void
}

/** A part of a bundle for which one product is chosen. */
function BundleOne({ option, choice, error, onChange }: BundlePartProps) {
  const t = useTranslate()
  const labelOf = useBundleLabel()
  const { id, label, required, type, values } = option
  const name = CART_FIELDS.bundleOption(id)
  const chosen = Object.keys(choice[id] ?? {})[0]
  const set = (value: string) => onChange(chooseOne(choice, option, value || null))
  const none = t(required ? 'catalog.choosePlaceholder' : 'catalog.none')
  const options = values.map((value) => ({
    value: value.value,
    label: labelOf(value),
    disabled: !value.stock.isInStock,
  }))
  if (type === 'RADIO') {
    return (
      <RadioGroup
        label={label}
        name={name}
        required={required}
        error={error}
        value={chosen ?? (required ? null : '')}
        options={required ? options : [{ value: '', label: none }, ...options]}
        onChange={set}
      />
    )
  }
  return (
    <SelectField
      label={label}
      name={name}
      required={required}
      error={error}
      value={chosen ?? ''}
      onChange={({ target }) => set(target.value)}
    >
      <option value="">{none}</option>
      {options.map(({ value, label: text, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}

/** `2 × Os à mâcher (+ 9,80 €)`, with «épuisé» when it is out of stock. */
function useBundleLabel(): (value: BundleValue) => string {
  const t = useTranslate()
  const { money, number } = useFormat()
  return ({ label, defaultQuantity, prices, stock }) => {
    const name = defaultQuantity === 1 ? label : `${number(defaultQuantity)} × ${label}`
    if (!stock.isInStock) return t('catalog.soldOutValue', { label: name })
    const amount = amountOf(prices) * defaultQuantity
    if (amount === 0) return name
    const { currency } = prices.priceInclTax.value
    return t('catalog.labelWithExtra', { label: name, extra: `+\u00a0${money({ amount, currency })}` })
  }
}
