import { Checkbox } from '../../../ui/Checkbox.tsx'
import { toggle } from './bundle-choice.ts'
import type { BundlePartProps } from './BundleOne.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import { useBundleLabel } from './use-bundle-label.ts'

/** A part of a bundle for which several products may be chosen. */
export function BundleMany({ option, choice, error, onChange }: BundlePartProps) {
  const labelOf = useBundleLabel()
  return (
    <CheckboxGroup label={option.label} required={option.required} error={error}>
      {option.values.map((value) => (
        <Checkbox
          key={value.value}
          label={labelOf(value)}
          checked={(choice[option.id]?.[value.value] ?? 0) > 0}
          disabled={!value.stock.isInStock}
          onChange={() => onChange(toggle(choice, option, value))}
        />
      ))}
    </CheckboxGroup>
  )
}
