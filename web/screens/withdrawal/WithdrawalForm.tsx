import { useTranslate } from '../../i18n/messages-context.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useForm } from '../../ui/use-form.ts'
import { useEmailFault } from '../customer/email.ts'
import { type Declaration, MAX_ITEMS, MAX_NAME, MAX_ORDER_NUMBER } from './declaration.ts'
import styles from './WithdrawalScreen.module.css'

type WithdrawalFormProps = { known: Declaration; onReady: (declaration: Declaration) => void }

/** Who withdraws, and from what. No reason is asked for: none is owed. */
export function WithdrawalForm({ known, onReady }: WithdrawalFormProps) {
  const t = useTranslate()
  const emailFault = useEmailFault()
  const { props, faults } = useForm({
    check: ({ name, email, orderNumber, items }) => ({
      name: name ? null : t('withdrawal.name.missing'),
      email: emailFault(email),
      orderNumber: orderNumber ? null : t('orders.number.missing'),
      items: items && items.length > MAX_ITEMS ? t('withdrawal.items.tooLong', { limit: MAX_ITEMS }) : null,
    }),
    // Nothing is declared before the second button is pressed.
    send: async () => ({ success: true }),
    onAccepted: (_answer, { name = '', email = '', orderNumber = '', items = '' }) =>
      onReady({ name, email, orderNumber, items }),
    refusal: '',
  })
  return (
    <form {...props} className={styles.form}>
      <TextField
        label={t('withdrawal.name')}
        name="name"
        autoComplete="name"
        defaultValue={known.name}
        maxLength={MAX_NAME}
        error={faults.name}
        required
      />
      <TextField
        label={t('withdrawal.email')}
        hint={t('withdrawal.email.hint')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={known.email}
        error={faults.email}
        required
      />
      <TextField
        label={t('orders.number')}
        hint={t('orders.number.hint')}
        name="orderNumber"
        autoComplete="off"
        defaultValue={known.orderNumber}
        maxLength={MAX_ORDER_NUMBER}
        error={faults.orderNumber}
        required
      />
      <TextArea
        label={t('withdrawal.items')}
        hint={t('withdrawal.items.hint')}
        name="items"
        defaultValue={known.items}
        maxLength={MAX_ITEMS}
        error={faults.items}
      />
      <Button type="submit" size="large">
        {t('withdrawal.goOn')}
      </Button>
    </form>
  )
}
