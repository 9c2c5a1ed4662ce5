import { useTranslate } from '../../../i18n/messages-context.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { availability, choose } from './configuration.ts'
import css from './OptionFields.module.css'
import { OptionPills } from './OptionPills.tsx'
import type { OptionFormProps } from './option-form-props.ts'

/** More values than this are a list to open; fewer are seen at a glance. */
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
      <div key={id} data-field={`option-${id}`} className={css.field}>
        {values.length <= MOST_PILLS ? (
          <OptionPills
            name={`option-${id}`}
            label={label}
            values={choices}
            chosen={chosen}
            error={error}
            onChange={set}
          />
        ) : (
          <SelectField
            label={label}
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
