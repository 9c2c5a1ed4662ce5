import { useId } from 'react'
import { CART_FIELDS } from '../../../../schema/cart-form.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { classNames } from '../../../ui/class-names.ts'
import { FieldError, SelectField } from '../../../ui/Field.tsx'
import { Swatch } from '../../../ui/Swatch.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { ProductChoicesFragment } from '../product-choices.generated.ts'
import { availability, type Availability, choose } from './configuration.ts'
import type { OptionFormProps } from './product-choice.ts'
import styles from './OptionFields.module.css'

/** With more values than this, a select replaces the radio buttons. */
const MOST_PILLS = 10

/** The attributes of a configurable product, one after the other. */
export default function ConfigurableOptions({ product, choice, onChange, errorOf }: OptionFormProps) {
  const t = useTranslate()
  return product.options.map((option) => {
    const { id, label, values } = option
    const chosen = choice.options[id]
    const error = errorOf(`option-${id}`)
    const set = (value: string) => onChange({ options: choose(product, choice.options, id, value) })
    const choices = values.map((value) => ({
      ...value,
      availability: availability(product, choice.options, id, value.value),
    }))
    return (
      <div key={id} data-field={`option-${id}`} className={styles.field}>
        {values.length <= MOST_PILLS ? (
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

/** Radio buttons styled as pills, with a swatch where the store has one; the legend names the chosen value. */
function OptionPills({ name, label, values, chosen, error, onChange }: OptionPillsProps) {
  const t = useTranslate()
  const id = useId()
  const chosenLabel = values.find(({ value }) => value === chosen)?.label
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className={styles.legend}>
        {label}
        <span className={styles.required}>
          <span aria-hidden="true"> *</span>
          <VisuallyHidden> ({t('ui.required')})</VisuallyHidden>
        </span>
        {chosenLabel && (
          <span className={styles.chosen} aria-hidden="true">
            {chosenLabel}
          </span>
        )}
      </legend>
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
            {swatch && swatch.type !== 'TEXT' && <Swatch swatch={swatch} />}
            <span>{text}</span>
            {availability === 'soldOut' && <VisuallyHidden> ({t('catalog.soldOut')})</VisuallyHidden>}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
