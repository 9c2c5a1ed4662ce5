import { useTranslate } from '../../i18n/messages-context.ts'
import { Button } from '../../ui/Button.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import type { OrderViewFragment } from './order-view.generated.ts'
import styles from './OrdersScreen.module.css'
import { OrderHead } from './OrderHead.tsx'
import { OrderView } from './OrderView.tsx'

/** An order that a guest asked for. It is in no address and in no cache: who leaves it has to ask again. */
export function FoundOrder({ order, onLeave }: { order: OrderViewFragment; onLeave: () => void }) {
  const t = useTranslate()
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.found}>
      <OrderHead order={order} />
      <OrderView order={order} />
      <p>
        <Button variant="secondary" onClick={onLeave}>
          {t('orders.another')}
        </Button>
      </p>
    </div>
  )
}
