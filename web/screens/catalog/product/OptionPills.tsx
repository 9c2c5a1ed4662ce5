import { useId } from 'react'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { classNames } from '../../../ui/class-names.ts'
import { FieldError } from '../../../ui/Field.tsx'
import { Swatch } from '../../../ui/Swatch.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { ProductChoicesFragment } from '../product-choices.generated.ts'
import type { Availability } from './configuration.ts'
import css from './OptionFields.module.css'

type PillValue = ProductChoicesFragment['options'][number]['values'][number] & { availability: Availability }

type OptionPillsProps = {
  name: string
  label: string
  values: readonly PillValue[]
  chosen: string | undefined
  error: string | undefined
  onChange: (value: string) => void
}

/** Radio buttons that look like pills, with a swatch where the store has one; the label says which is chosen. */
export function OptionPills({ name, label, values, chosen, error, onChange }: OptionPillsProps) {
  const t = useTranslate()
  const id = useId()
  const chosenLabel = values.find(({ value }) => value === chosen)?.label
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className={css.legend}>
        {label}
        <span className={css.required}>
          <span aria-hidden="true"> *</span>
          <VisuallyHidden> ({t('ui.required')})</VisuallyHidden>
        </span>
        {chosenLabel && (
          <span className={css.chosen} aria-hidden="true">
            {chosenLabel}
          </span>
        )}
      </legend>
      <div className={classNames(css.pills, error && css.invalid)}>
        {values.map(({ value, label: text, swatch, availability }) => (
          <label key={value} className={classNames(css.pill, availability !== 'available' && css.unavailable)}>
            <input
              type="radio"
              className={css.radio}
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
