import { useId } from 'react'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { useFormat } from '../../../site/use-format.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import type { CustomOption } from './custom-option-price.ts'
import { extraLabel } from './extra-label.ts'

type CustomChoiceProps = {
  option: CustomOption
  entered: readonly string[]
  error: string | undefined
  onChange: (entered: readonly string[]) => void
}

/** A custom option that is chosen: one value or several. */
export function CustomChoice({ option, entered, error, onChange }: CustomChoiceProps) {
  const t = useTranslate()
  const format = useFormat()
  const name = useId()
  const { title, type, is_required: required } = option
  const values = option.values
    .toSorted((a, b) => a.sort_order - b.sort_order)
    .map((value) => {
      const extra = extraLabel(value.extraCost, format)
      const label = extra ? t('catalog.labelWithExtra', { label: value.title, extra }) : value.title
      return { value: value.option_value_id, label }
    })

  switch (type) {
    case 'RADIO':
      return (
        <RadioGroup
          label={title}
          name={name}
          required={required}
          error={error}
          value={entered[0] ?? (required ? null : '')}
          choices={required ? values : [{ value: '', label: t('catalog.none') }, ...values]}
          onChange={(value) => onChange(value ? [value] : [])}
        />
      )
    case 'CHECKBOX':
    case 'MULTIPLE':
      return (
        <CheckboxGroup label={title} required={required} error={error}>
          {values.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={entered.includes(value)}
              aria-invalid={error ? true : undefined}
              onChange={({ target: { checked } }) =>
                onChange(checked ? [...entered, value] : entered.filter((other) => other !== value))
              }
            />
          ))}
        </CheckboxGroup>
      )
    default:
      return (
        <SelectField
          label={title}
          required={required}
          error={error}
          value={entered[0] ?? ''}
          onChange={({ target: { value } }) => onChange(value ? [value] : [])}
        >
          <option value="">{t(required ? 'catalog.choosePlaceholder' : 'catalog.none')}</option>
          {values.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )
  }
}
