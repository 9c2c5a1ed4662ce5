import { useTranslate } from '../../i18n/messages-context.ts'
import MiniCart from '../../screens/cart/MiniCart.tsx'
import { Drawer } from '../../ui/Dialog.tsx'

export type CartDrawerProps = { onClose: () => void }

/** The mini-cart in its drawer. Its code loads when it is first opened. */
export default function CartDrawer({ onClose }: CartDrawerProps) {
  const t = useTranslate()
  return (
    <Drawer open onClose={onClose} title={t('shell.cart.title')}>
      <MiniCart />
    </Drawer>
  )
}
