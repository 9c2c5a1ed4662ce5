import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { ReturnQuestionFragment } from './returns.generated.ts'

type ReturnQuestionFieldProps = { question: ReturnQuestionFragment; name: string; error?: ReactNode }

/** A question of the store's as the control that fits its kind (spec §3 «Return attribute»). */
export function ReturnQuestionField({ question, name, error }: ReturnQuestionFieldProps) {
  const t = useTranslate()
  const { label, required } = question
  const look = { label, name, error, required }
  switch (question.__typename) {
    case 'ReturnAttributeTextarea':
      return <TextArea {...look} maxLength={2000} />
    case 'ReturnAttributeTextfield':
      return <TextField {...look} maxLength={255} />
    case 'ReturnAttributeBoolean':
      return (
        <SelectField {...look} defaultValue="">
          <option value="">{t('returns.create.choice')}</option>
          <option value="1">{t('returns.yes')}</option>
          <option value="0">{t('returns.no')}</option>
        </SelectField>
      )
    case 'ReturnAttributeSelect':
      return (
        <SelectField {...look} defaultValue="">
          <option value="">{t('returns.create.choice')}</option>
          {question.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      )
  }
}
