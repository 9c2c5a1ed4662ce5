import { type ChangeEvent, useId, useState } from 'react'
import { FieldError, RequiredMark, SelectField, TextField } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import styles from '../../ui/Choice.module.css'
import { classNames } from '../../ui/class-names.ts'
import type { FormFieldFragment } from './form-fields.generated.ts'

export type FieldInputsProps = {
  fields: readonly FormFieldFragment[]
  /** Initial values, by code. */
  values: Readonly<Record<string, string | undefined>>
  /** Errors by name of the input: `fields.` and the code. */
  faults: Readonly<Record<string, string | null | undefined>>
  onChange?: (code: string, value: string) => void
  /** An autofill token in the section of the form. */
  autofill?: (name: string) => string
  className?: string
}

/** Autofill tokens (WHATWG) by the store's codes. */
const TOKENS: Readonly<Record<string, string>> = {
  prefix: 'honorific-prefix',
  middlename: 'additional-name',
  suffix: 'honorific-suffix',
  dob: 'bday',
  gender: 'sex',
}

const same = (name: string) => name

/** Inputs for further fields that a store asks for. The server reports missing ones, at each input. */
export default function FieldInputs({
  fields,
  values,
  faults,
  onChange,
  autofill = same,
  className,
}: FieldInputsProps) {
  return fields.map(({ code, label, kind, options, isRequired }) => {
    const token = TOKENS[code]
    const input = {
      label,
      name: `fields.${code}`,
      required: isRequired,
      defaultValue: values[code],
      error: faults[`fields.${code}`],
      autoComplete: token && autofill(token),
      className,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
        onChange?.(code, currentTarget.value),
    }
    if (kind === 'TEXTAREA') return <TextArea key={code} {...input} />
    if (kind === 'MULTISELECT') {
      const change = (value: string) => onChange?.(code, value)
      return <Choices key={code} {...input} options={options} onChange={change} />
    }
    if (kind !== 'SELECT') return <TextField key={code} type={kind === 'DATE' ? 'date' : 'text'} {...input} />
    return (
      <SelectField key={code} {...input}>
        <option value="">…</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    )
  })
}

type ChoicesProps = Pick<FormFieldFragment, 'label' | 'options'> & {
  name: string
  required: boolean
  defaultValue: string | undefined
  error: string | null | undefined
  onChange: (value: string) => void
  className: string | undefined
}

/** Several options. The form has them in one input, as the store takes them. */
function Choices({ label, name, required, options, defaultValue, error, onChange, className }: ChoicesProps) {
  const id = useId()
  const [chosen, setChosen] = useState<readonly string[]>(defaultValue?.split(',') ?? [])
  const change = (value: string, isChosen: boolean) => {
    const next = options.flatMap((one) =>
      (one.value === value ? isChosen : chosen.includes(one.value)) ? one.value : [],
    )
    setChosen(next)
    onChange(next.join(','))
  }
  return (
    <fieldset className={classNames(styles.group, className)} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {options.map((option, index) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="checkbox"
            className={styles.box}
            checked={chosen.includes(option.value)}
            // The form focuses the first input that is wrong.
            aria-invalid={index === 0 && error ? true : undefined}
            onChange={({ currentTarget }) => change(option.value, currentTarget.checked)}
          />
          <span className={styles.text}>{option.label}</span>
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <input type="hidden" name={name} value={chosen.join(',')} />
    </fieldset>
  )
}
