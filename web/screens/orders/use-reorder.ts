import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useExecute } from '../../api/execute-context.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { noteForCart } from '../cart/cart-notes.ts'
import { cartQuery, useCartMutation } from '../cart/use-cart.ts'
import { Reorder } from './customer-orders.generated.ts'

/** Ms for which the cart is not requested again. Pages show it, so it is in the cache as a rule. */
const STALE_TIME = 60_000

/** An order, or lines of it (`OrderItem.id`). */
export type Reordered = { orderId: string; lines?: readonly string[] }

/**
 * Orders again: puts the goods into the cart, fills in the checkout as last time, and opens the first step that lacks something. If the cart is not
 * empty, `asks` is true until `answer` says whether the goods replace its content.
 */
export function useReorder({ orderId, lines }: Reordered) {
  const t = useTranslate()
  const announce = useAnnounce()
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [isBusy, setBusy] = useState(false)
  const [asks, setAsks] = useState(false)
  // Two taps can arrive before the button renders as busy.
  const isUnderWay = useRef(false)
  const mutation = useCartMutation(
    Reorder,
    (replaces: boolean) => ({ orderId, lines: lines ? [...lines] : null, replaces }),
    ({ reorder }) => reorder,
  )

  async function run(replaces: boolean) {
    const response = await mutation.mutateAsync(replaces).catch(() => null)
    if (!response?.success) return
    announce(t('purchases.reordered'))
    // The goods are in the cart; if the rest fails, the checkout asks for it.
    const { path, notes } = await import('../checkout/fill-checkout.ts')
      .then(({ fillCheckout }) => fillCheckout(execute, queryClient))
      .catch(() => ({ path: '/checkout/', notes: [] }))
    noteForCart([...response.errors, ...notes])
    navigate(path)
  }

  async function start(work: () => Promise<void>) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    await work()
    isUnderWay.current = false
    setBusy(false)
  }

  return {
    isBusy,
    asks,
    reorder: () =>
      start(async () => {
        const known = await queryClient.fetchQuery({ ...cartQuery, staleTime: STALE_TIME }).catch(() => null)
        if (known && known.cart.items_qty > 0) setAsks(true)
        else await run(false)
      }),
    answer(replaces: boolean) {
      setAsks(false)
      void start(() => run(replaces))
    },
    cancel: () => setAsks(false),
    /** Why nothing could be put into the cart. */
    failures: mutation.errorMessage ? (mutation.data?.errors ?? [mutation.errorMessage]) : [],
  }
}
