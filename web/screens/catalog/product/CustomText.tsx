import { useTranslate } from '../../../i18n/messages-context.ts'
import type { MessageId } from '../../../i18n/messages.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { characterCount } from './choice-errors.ts'
import type { CustomOption } from './custom-option-price.ts'
import css from './OptionFields.module.css'

type CustomTextProps = {
  option: CustomOption
  entered: readonly string[]
  error: string | undefined
  /** What it costs, for example «+ 5,00 €»; may be empty. */
  extra: string
  onChange: (entered: readonly string[]) => void
}

/** Years end at four digits: the browsers' fields take more, the store does not. */
const moments: Partial<Record<CustomOption['type'], { type: string; max?: string; hint: MessageId }>> = {
  DATE: { type: 'date', max: '9999-12-31', hint: 'catalog.date' },
  DATE_TIME: { type: 'datetime-local', max: '9999-12-31T23:59', hint: 'catalog.dateTime' },
  TIME: { type: 'time', hint: 'catalog.time' },
}

/** A custom option that is typed. Too long a text is told, never cut: a shopper who pastes has to see what is lost. */
export function CustomText({ option, entered, error, extra, onChange }: CustomTextProps) {
  const t = useTranslate()
  const { title, type, is_required: required, max_characters: max } = option
  const value = entered[0] ?? ''
  const left = max ? max - characterCount(value) : null
  const field = {
    label: (
      <>
        {title}
        {extra && <span className={css.extra}> {extra}</span>}
      </>
    ),
    hint: left === null ? undefined : t('catalog.charactersLeft', { left: Math.max(left, 0), max: max ?? 0 }),
    error: error ?? (left !== null && left < 0 ? t('catalog.charactersOver', { count: -left }) : undefined),
    required,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange([target.value]),
  }
  if (type === 'AREA') return <TextArea {...field} rows={3} />
  const moment = moments[type]
  return <TextField {...field} {...moment} hint={field.hint ?? (moment && t(moment.hint))} />
}
