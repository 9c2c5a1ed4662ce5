import { useEffect } from 'react'
import { pushEvent, whenShown } from '../../analytics/data-layer.ts'
import { type Purchase, purchaseEvent } from '../../analytics/purchase-event.ts'
import { useExecute } from '../../api/execute-context.ts'
import { ownName } from '../../site/site.ts'
import { deviceStorage, tabStorage } from '../../site/storage.ts'
import { AcknowledgeOrder, type PlacedOrderFragment } from './placed-order.generated.ts'

const LOCK = 'purchase'

const REPORTED_KEY = 'purchase-told'

const REQUESTED_KEY = 'purchase-asked'

/** Sends the purchase to analytics once per order. A failed attempt is repeated on the next visit. */
export function useReportedPurchase(order: PlacedOrderFragment) {
  const execute = useExecute()
  useEffect(() => {
    const { number, isAcknowledged } = order
    if (isAcknowledged || !number) return
    const acknowledge = async () => (await execute(AcknowledgeOrder, { number })).acknowledgeOrder.success
    // Not before the page is shown: what is acknowledged is not reported again.
    whenShown(() => void reportPurchase({ ...order, number }, acknowledge).catch(() => {}))
  }, [order, execute])
}

/**
 * Sends a purchase to analytics once. The server acknowledges the first request only, tabs of one browser take turns by a lock, and
 * storage holds what was sent. When the response to our own request did not arrive, the server's «not the first» means this browser.
 */
function reportPurchase(order: Purchase, acknowledge: () => Promise<boolean>): Promise<void> {
  // Undefined on plain http, unlike its type.
  const locks: LockManager | undefined = navigator.locks
  const report = () => reportOnce(order, acknowledge)
  return locks ? locks.request(ownName(LOCK), report) : report()
}

async function reportOnce(order: Purchase, acknowledge: () => Promise<boolean>): Promise<void> {
  const { number } = order
  if (deviceStorage.read(REPORTED_KEY) === number) return
  const wasRequested = tabStorage.read(REQUESTED_KEY) === number
  tabStorage.write(REQUESTED_KEY, number)
  const isFirst = await acknowledge()
  if (!isFirst && !wasRequested) return
  deviceStorage.write(REPORTED_KEY, number)
  pushEvent(purchaseEvent(order))
}
