import { useTranslate } from '../../i18n/messages-context.ts'
import type { WithdrawalReceiptFragment } from './withdrawal.generated.ts'
import styles from './WithdrawalScreen.module.css'

type DeclarationTextProps = { declaration: Pick<WithdrawalReceiptFragment, 'name' | 'email' | 'orderNumber' | 'items'> }

/** What is declared, word for word: before it is confirmed, and on the receipt. */
export function DeclarationText({ declaration: { name, email, orderNumber, items } }: DeclarationTextProps) {
  const t = useTranslate()
  return (
    <>
      <p>{t('withdrawal.statement')}</p>
      <dl className={styles.facts}>
        <dt>{t('withdrawal.name')}</dt>
        <dd>{name}</dd>
        <dt>{t('withdrawal.email')}</dt>
        <dd>{email}</dd>
        <dt>{t('orders.number')}</dt>
        <dd>{orderNumber}</dd>
        <dt>{t('withdrawal.subject')}</dt>
        <dd className={styles.items}>{items || t('withdrawal.wholeOrder')}</dd>
      </dl>
    </>
  )
}
