import { CART_FIELDS } from '../../../../schema/cart-form.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import type { MessageId } from '../../../i18n/messages.ts'
import { type Format, useFormat } from '../../../site/use-format.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { SelectField, TextField } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import type { ExtraCostFieldsFragment } from '../product-choices.generated.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { characterCount } from './choice-errors.ts'
import type { CustomOption } from './shown-price.ts'
import type { OptionFormProps } from './product-choice.ts'
import styles from './OptionFields.module.css'

/** Browsers accept years of more than four digits, the store does not. */
const moments: Partial<Record<CustomOption['type'], { type: string; max?: string; hint: MessageId }>> = {
  DATE: { type: 'date', max: '9999-12-31', hint: 'catalog.date' },
  DATE_TIME: { type: 'datetime-local', max: '9999-12-31T23:59', hint: 'catalog.dateTime' },
  TIME: { type: 'time', hint: 'catalog.time' },
}

/** Custom options, with the price of each. */
export default function CustomOptions({ product, choice, onChange, errorOf }: OptionFormProps) {
  const format = useFormat()
  return product.custom_options.map((option: CustomOption) => {
    const { option_id: id, values } = option
    const field = `custom-${id}` as const
    const props = {
      option,
      entered: choice.customOptions[id] ?? [],
      error: errorOf(field),
      onChange: (entered: readonly string[]) => onChange({ customOptions: { ...choice.customOptions, [id]: entered } }),
    }
    return (
      <div key={id} data-field={field} className={styles.field}>
        {values.length > 0 ? (
          <CustomChoice {...props} />
        ) : (
          <CustomText {...props} extra={extraLabel(option.extraCost, format)} />
        )}
      </div>
    )
  })
}

type CustomTextProps = {
  option: CustomOption
  entered: readonly string[]
  error: string | undefined
  /** What it costs, for example «+ 5,00 €»; may be empty. */
  extra: string
  onChange: (entered: readonly string[]) => void
}

/** A custom option that is typed. A text that is too long is an error, never cut: a shopper who pastes has to see what does not fit. */
function CustomText({ option, entered, error, extra, onChange }: CustomTextProps) {
  const t = useTranslate()
  const { title, type, is_required: required, max_characters: max } = option
  const value = entered[0] ?? ''
  const count = characterCount(value)
  const left = max ? max - count : null
  const field = {
    label: (
      <>
        {title}
        {extra && <span className={styles.extra}> {extra}</span>}
      </>
    ),
    hint: max
      ? t(count ? 'catalog.charactersLeft' : 'catalog.charactersMax', { left: Math.max(max - count, 0), max })
      : undefined,
    error: error ?? (left !== null && left < 0 ? t('ui.charactersOver', { count: -left }) : undefined),
    name: CART_FIELDS.customOption(option.option_id),
    required,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange([target.value]),
  }
  if (type === 'AREA') return <TextArea {...field} rows={3} />
  const moment = moments[type]
  return <TextField {...field} {...moment} hint={field.hint ?? (moment && t(moment.hint))} />
}

type CustomChoiceProps = {
  option: CustomOption
  entered: readonly string[]
  error: string | undefined
  onChange: (entered: readonly string[]) => void
}

/** A custom option that is chosen: one value or several. */
function CustomChoice({ option, entered, error, onChange }: CustomChoiceProps) {
  const t = useTranslate()
  const format = useFormat()
  const { title, type, is_required: required } = option
  const name = CART_FIELDS.customOption(option.option_id)
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
          options={required ? values : [{ value: '', label: t('catalog.none') }, ...values]}
          onChange={(value) => onChange(value ? [value] : [])}
        />
      )
    case 'CHECKBOX':
    case 'MULTIPLE':
      return (
        <ChoiceGroup label={title} required={required} error={error}>
          {values.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              name={name}
              value={value}
              checked={entered.includes(value)}
              aria-invalid={error ? true : undefined}
              onChange={({ target: { checked } }) =>
                onChange(checked ? [...entered, value] : entered.filter((other) => other !== value))
              }
            />
          ))}
        </ChoiceGroup>
      )
    default:
      return (
        <SelectField
          label={title}
          name={name}
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

/** `+ 5,00 €` or `+ 10 %`; empty where nothing is added. No-break spaces keep it on one line. */
function extraLabel(extra: ExtraCostFieldsFragment | null, format: Pick<Format, 'money' | 'number'>): string {
  if (!extra) return ''
  if ('rate' in extra)
    return extra.rate === 0 ? '' : signed(extra.rate, `${format.number(Math.abs(extra.rate))}\u202f%`)
  const { amount, currency } = extra.prices.priceInclTax.value
  return amount === 0 ? '' : signed(amount, format.money({ amount: Math.abs(amount), currency }))
}

function signed(value: number, text: string): string {
  return `${value < 0 ? '−' : '+'}\u00a0${text}`
}
