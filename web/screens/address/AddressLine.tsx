import { MAX_ADDRESS_LINE } from '../../../schema/address-rules.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx'
import styles from './AddressForm.module.css'
import { lineLength } from './check-address.ts'

/** One line of an address. It counts while one types, and never cuts what was typed or pasted: the shopper says what to leave out. */
export function AddressLine({ error, className, ...field }: TextFieldProps & { value: string }) {
  const t = useTranslate()
  const length = lineLength(field.value)
  const over = length - MAX_ADDRESS_LINE
  return (
    <div className={className}>
      <TextField {...field} error={over > 0 ? t('address.tooLong', { limit: MAX_ADDRESS_LINE, count: over }) : error} />
      {over <= 0 && length > MAX_ADDRESS_LINE / 2 && (
        <p className={styles.count}>{t('ui.characters', { count: -over })}</p>
      )}
    </div>
  )
}
