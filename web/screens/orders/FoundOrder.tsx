import type { ComponentProps } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Button } from '../../ui/Button.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { CancelGuestOrder } from './CancelGuestOrder.tsx'
import styles from './OrdersScreen.module.css'
import { OrderHead } from './OrderHead.tsx'
import { OrderView } from './OrderView.tsx'

type FoundOrderProps = ComponentProps<typeof CancelGuestOrder> & { onLeave: () => void }

/** An order that a guest asked for. It is in no address and in no cache: who leaves it has to ask again. */
export function FoundOrder({ order, onLeave, ...cancelling }: FoundOrderProps) {
  const t = useTranslate()
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.found}>
      <OrderHead order={order} />
      <CancelGuestOrder order={order} {...cancelling} />
      <OrderView order={order} />
      <p>
        <Button variant="secondary" onClick={onLeave}>
          {t('orders.another')}
        </Button>
      </p>
    </div>
  )
}
