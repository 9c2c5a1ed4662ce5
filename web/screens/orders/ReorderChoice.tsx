import { useTranslate } from '../../i18n/messages-context.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useCart } from '../cart/use-cart.ts'
import styles from './AccountOrders.module.css'

type ReorderChoiceProps = { onAnswer: (replaces: boolean) => void; onClose: () => void }

/** Asks whether to keep the goods that are in the cart already. */
export default function ReorderChoice({ onAnswer, onClose }: ReorderChoiceProps) {
  const t = useTranslate()
  const { data: cart } = useCart()
  return (
    <Dialog open onClose={onClose} title={t('purchases.reorder.title')}>
      <p>{t('purchases.reorder.ask', { count: cart?.items_qty ?? 0 })}</p>
      <div className={styles.choice}>
        <Button onClick={() => onAnswer(false)}>{t('purchases.reorder.add')}</Button>
        <Button variant="secondary" onClick={() => onAnswer(true)}>
          {t('purchases.reorder.replace')}
        </Button>
      </div>
    </Dialog>
  )
}
