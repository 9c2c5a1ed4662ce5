import { CART_FIELDS } from '../../../../schema/cart-form.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { classNames } from '../../../ui/class-names.ts'
import { SelectField } from '../../../ui/Field.tsx'
import { Swatch } from '../../../ui/Swatch.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { ProductChoicesFragment } from '../product-choices.generated.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { availability, type Availability, choose, hasPrices, MOST_BUTTONS } from './configuration.ts'
import type { OptionFormProps } from './product-choice.ts'
import styles from './OptionFields.module.css'

/** The attributes of a configurable product whose values show no prices, one after the other. */
export default function ConfigurableOptions({ product, choice, onChange, errorOf }: OptionFormProps) {
  const t = useTranslate()
  const options = product.options.filter((option) => !hasPrices(product, option))
  return options.map(({ id, label, values }) => {
    const chosen = choice.options[id]
    const error = errorOf(`option-${id}`)
    const set = (value: string) => onChange({ options: choose(product, choice.options, id, value) })
    const choices = values.map((value) => ({
      ...value,
      availability: availability(product, choice.options, id, value.value),
    }))
    return (
      <div key={id} data-field={`option-${id}`} className={styles.field}>
        {values.length <= MOST_BUTTONS ? (
          <OptionPills
            name={CART_FIELDS.option(id)}
            label={label}
            values={choices}
            chosen={chosen}
            error={error}
            onChange={set}
          />
        ) : (
          <SelectField
            label={label}
            name={CART_FIELDS.option(id)}
            required
            error={error}
            value={chosen ?? ''}
            onChange={({ target }) => set(target.value)}
          >
            <option value="" disabled>
              {t('catalog.choosePlaceholder')}
            </option>
            {choices.map((value) => (
              <option key={value.value} value={value.value} disabled={value.availability === 'impossible'}>
                {value.availability === 'soldOut' ? t('catalog.soldOutValue', { label: value.label }) : value.label}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    )
  })
}

type PillValue = ProductChoicesFragment['options'][number]['values'][number] & { availability: Availability }

type OptionPillsProps = {
  name: string
  label: string
  values: readonly PillValue[]
  chosen: string | undefined
  error: string | undefined
  onChange: (value: string) => void
}

/** Radio buttons styled as pills; the legend names the chosen value. */
function OptionPills({ name, label, values, chosen, error, onChange }: OptionPillsProps) {
  const t = useTranslate()
  const chosenLabel = values.find(({ value }) => value === chosen)?.label
  return (
    <ChoiceGroup label={label} chosenLabel={chosenLabel} required error={error}>
      <div className={classNames(styles.pills, error && styles.invalid)}>
        {values.map(({ value, label: text, swatch, availability }) => (
          <label key={value} className={classNames(styles.pill, availability !== 'available' && styles.unavailable)}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={value}
              checked={value === chosen}
              disabled={availability === 'impossible'}
              required
              onChange={() => onChange(value)}
            />
            <Swatch swatch={swatch} label={text} />
            {availability === 'soldOut' && <VisuallyHidden> ({t('catalog.soldOut')})</VisuallyHidden>}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
