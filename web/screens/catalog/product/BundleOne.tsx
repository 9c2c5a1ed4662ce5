import { useId } from 'react'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { type BundleChoice, type BundleOption, chooseOne } from './bundle-choice.ts'
import { useBundleLabel } from './use-bundle-label.ts'

export type BundlePartProps = {
  option: BundleOption
  choice: BundleChoice
  error: string | undefined
  onChange: (choice: BundleChoice) => void
}

/** A part of a bundle for which one product is chosen. */
export function BundleOne({ option, choice, error, onChange }: BundlePartProps) {
  const t = useTranslate()
  const labelOf = useBundleLabel()
  const name = useId()
  const { id, label, required, type, values } = option
  const chosen = Object.keys(choice[id] ?? {})[0]
  const set = (value: string) => onChange(chooseOne(choice, option, value || null))
  const none = t(required ? 'catalog.choosePlaceholder' : 'catalog.none')
  const choices = values.map((value) => ({
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
        choices={required ? choices : [{ value: '', label: none }, ...choices]}
        onChange={set}
      />
    )
  }
  return (
    <SelectField
      label={label}
      required={required}
      error={error}
      value={chosen ?? ''}
      onChange={({ target }) => set(target.value)}
    >
      <option value="">{none}</option>
      {choices.map(({ value, label: text, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
