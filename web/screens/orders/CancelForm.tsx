import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { useForm } from '../../ui/use-form.ts'
import styles from './AccountOrders.module.css'
import type { OrderViewFragment } from './order-view.generated.ts'

type CancelResult = { success: boolean; errorMessage: string | null }
type CancelFormProps<Result extends CancelResult> = {
  open: boolean
  onClose: () => void
  number: string
  reasons: OrderViewFragment['cancellationReasons']
  /** Explains what cancelling does. */
  hint: string
  submit: string
  send: (reason: string) => Promise<Result>
  onAccepted: (response: Result) => void
}

/** Asks for the reason and for a confirmation. */
export function CancelForm<Result extends CancelResult>({ open, onClose, number, ...form }: CancelFormProps<Result>) {
  const t = useTranslate()
  return (
    <Dialog open={open} onClose={onClose} title={t('orders.cancel.title', { number })}>
      <Reason {...form} onClose={onClose} />
    </Dialog>
  )
}

function Reason<Result extends CancelResult>({
  reasons,
  hint,
  submit,
  send,
  onAccepted,
  onClose,
}: Omit<CancelFormProps<Result>, 'open' | 'number'>) {
  const t = useTranslate()
  const { props, faults, failure, isBusy } = useForm<Result>({
    check: ({ reason }) => ({ reason: reason ? null : t('orders.cancel.reasonMissing') }),
    send: ({ reason = '' }) => send(reason),
    onAccepted,
    refusal: t('orders.cancel.refused'),
  })
  return (
    <form {...props} className={styles.cancel}>
      <p>{hint}</p>
      {failure && <Alert kind="error">{failure}</Alert>}
      <SelectField label={t('orders.cancel.reason')} name="reason" defaultValue="" error={faults.reason} required>
        <option value="">{t('orders.cancel.choose')}</option>
        {reasons.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {submit}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('orders.cancel.keep')}
        </Button>
      </div>
    </form>
  )
}
