import { useExecute } from '../../api/execute-context.ts'
import type { FindGuestOrderInput, GuestOrderProof } from '../../api/shop-types.generated.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useForm } from '../../ui/use-form.ts'
import { useEmailFault } from '../customer/email.ts'
import { FindGuestOrder } from './guest-order.generated.ts'
import { ORDERS_PATH } from './order-path.ts'
import type { OrderViewFragment } from './order-view.generated.ts'
import styles from './OrdersScreen.module.css'

/** An order with what found it: that allows to change it, too. */
export type FoundGuestOrder = { order: OrderViewFragment; proof: FindGuestOrderInput }
type GuestOrderFormProps = {
  proof: GuestOrderProof
  /** Known already, from a mail's link. */
  number: string
  onFound: (found: FoundGuestOrder) => void
}

const MAX_NUMBER = 50

/** Number, e-mail and what the store's level asks besides. One refusal covers everything that does not fit. */
export function GuestOrderForm({ proof, number: known, onFound }: GuestOrderFormProps) {
  const t = useTranslate()
  const emailFault = useEmailFault()
  const execute = useExecute()
  const { props, faults, failure, isBusy } = useForm({
    check: (values) => ({
      number: values.number ? null : t('orders.number.missing'),
      email: emailFault(values.email),
      proof: values.proof ? null : t(`orders.proof.${proof}.missing`),
    }),
    send: async ({ number = '', email = '', proof: given = '' }) =>
      (await execute(FindGuestOrder, { input: inputOf(number, email, given) })).findGuestOrder,
    onAccepted: ({ order }, { number = '', email = '', proof: given = '' }) =>
      order && onFound({ order, proof: inputOf(number, email, given) }),
    refusal: t('orders.notFound'),
  })
  return (
    <form {...props} className={styles.form}>
      <p className={styles.lead}>{t('orders.lead')}</p>
      {failure && <Alert kind="error">{failure}</Alert>}
      <TextField
        label={t('orders.number')}
        hint={t('orders.number.hint')}
        name="number"
        defaultValue={known.slice(0, MAX_NUMBER)}
        autoComplete="off"
        maxLength={MAX_NUMBER}
        error={faults.number}
        required
      />
      <TextField
        label={t('orders.email')}
        name="email"
        type="email"
        autoComplete="email"
        error={faults.email}
        required
      />
      <TextField
        label={t(`orders.proof.${proof}`)}
        name="proof"
        autoComplete={proof === 'POSTAL_CODE' ? 'billing postal-code' : 'family-name'}
        maxLength={100}
        error={faults.proof}
        required
      />
      <Button type="submit" size="large" busy={isBusy}>
        {t('orders.find')}
      </Button>
      <p className={styles.aside}>
        {t('orders.haveAccount')} <Link href={ORDERS_PATH}>{t('orders.toAccount')}</Link>
      </p>
    </form>
  )
}

function inputOf(number: string, email: string, proof: string): FindGuestOrderInput {
  return { number: number.replace(/^n°\s*/i, ''), email, proof }
}
