import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { noteForCart } from '../cart/cart-notes.ts'
import { cartQuery, useCartMutation } from '../cart/use-cart.ts'
import { Reorder } from './customer-orders.generated.ts'

type ReorderButtonProps = { orderId: string; number: string; size?: 'small' | 'medium' }

/** Puts the lines of an order into the cart and goes there; the cart lists the lines that failed. */
export function ReorderButton({ orderId, number, size }: ReorderButtonProps) {
  const t = useTranslate()
  const announce = useAnnounce()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const mutation = useCartMutation(
    Reorder,
    () => ({ orderId }),
    ({ reorder }) => reorder,
  )

  const reorder = async () => {
    const before = queryClient.getQueryData(cartQuery.queryKey)?.cart.items_qty ?? 0
    const response = await mutation.mutateAsync().catch(() => null)
    if (!response || response.cart.items_qty <= before) return
    noteForCart(queryClient, response.errors)
    announce(t('purchases.reordered'))
    navigate('/cart')
  }
  return (
    <>
      <Button variant="secondary" size={size} busy={mutation.isPending} onClick={() => void reorder()}>
        {t('purchases.reorder')}
        {size === 'small' && <VisuallyHidden> {t('orders.heading', { number })}</VisuallyHidden>}
      </Button>
      {mutation.errorMessage && (
        <Alert kind="error">
          <p>{t('purchases.reorder.refused')}</p>
          {(mutation.data?.errors ?? [mutation.errorMessage]).map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Alert>
      )}
    </>
  )
}
