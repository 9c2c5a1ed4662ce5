import { TIME_ZONE } from '../../../schema/shop-constants.ts'
import { type Translate, useTranslate } from '../../i18n/messages-context.ts'
import { useShop } from '../../site/shop-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { DeclarationText } from './DeclarationText.tsx'
import type { WithdrawalReceiptFragment } from './withdrawal.generated.ts'
import styles from './WithdrawalScreen.module.css'

/** Proof of what was declared and when, to print or to keep as a file; mailed as well where the store does that. */
export function WithdrawalReceipt({ receipt }: { receipt: WithdrawalReceiptFragment }) {
  const t = useTranslate()
  const { name, locale } = useShop()
  const { number, receivedAt, email, isMailed } = receipt
  const moment = new Intl.DateTimeFormat(locale.code, { dateStyle: 'long', timeStyle: 'medium', timeZone: TIME_ZONE })
  const when = moment.format(new Date(receivedAt))
  const text = receiptText(receipt, name, when, t)
  return (
    <div className={styles.step}>
      <Alert kind="success">{t(isMailed ? 'withdrawal.receipt.mailed' : 'withdrawal.receipt.kept', { email })}</Alert>
      <section className={styles.card}>
        <p className={styles.number}>{t('withdrawal.receipt.number', { number })}</p>
        <p>
          {t('withdrawal.receipt.at', { shop: name })} <time dateTime={receivedAt}>{when}</time>
        </p>
        <DeclarationText declaration={receipt} />
      </section>
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>{t('withdrawal.receipt.print')}</Button>
        <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={`${number}.txt`}>
          {t('withdrawal.receipt.download')}
        </a>
      </div>
      <p className={styles.next}>
        {t('withdrawal.receipt.next')} <Link href="/retours">{t('withdrawal.rulesLink')}</Link>
      </p>
    </div>
  )
}

/** The receipt as a file: with a byte order mark, so that every editor reads its accents. */
function receiptText(receipt: WithdrawalReceiptFragment, shop: string, when: string, t: Translate): string {
  const { number, name, email, orderNumber, items } = receipt
  const lines = [
    t('withdrawal.receipt.number', { number }),
    `${t('withdrawal.receipt.at', { shop })} ${when}`,
    '',
    t('withdrawal.statement'),
    t('withdrawal.receipt.line', { label: t('withdrawal.name'), value: name }),
    t('withdrawal.receipt.line', { label: t('withdrawal.email'), value: email }),
    t('withdrawal.receipt.line', { label: t('orders.number'), value: orderNumber }),
    t('withdrawal.receipt.line', { label: t('withdrawal.subject'), value: items || t('withdrawal.wholeOrder') }),
  ]
  return `\ufeff${lines.join('\r\n')}\r\n`
}
