import { useRef, useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useAnnounce } from '../../ui/use-announce.ts'
import type { CartContentsFragment, CartLineFragment } from './cart.generated.ts'
import { CartLine } from './CartLine.tsx'
import { CartNotes } from './CartNotes.tsx'
import styles from './CartScreen.module.css'
import { CartSummary } from './CartSummary.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { RemovedLine } from './RemovedLine.tsx'

/** The last line that was removed, and where it stood: it can be put back. */
type Removed = { line: CartLineFragment; index: number }

export function CartContent({ cart }: { cart: CartContentsFragment }) {
  const t = useTranslate()
  const announce = useAnnounce()
  const heading = useRef<HTMLHeadingElement>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)

  const removedAt = (index: number) => (line: CartLineFragment) => {
    setRemoved({ line, index })
    announce(t('cart.removed', { name: line.name }))
  }
  const restored = () => {
    setRemoved(null)
    heading.current?.focus()
  }
  const notice = removed && (
    <li key={`removed-${removed.line.item_id}`}>
      <RemovedLine line={removed.line} onRestored={restored} />
    </li>
  )
  const lines = cart.items.map((line, index) => (
    <li key={line.item_id}>
      <CartLine line={line} isFirst={index === 0} onRemoved={() => removedAt(index)(line)} />
    </li>
  ))
  if (notice) lines.splice(Math.min(removed.index, lines.length), 0, notice)

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('cart.title')}
        {cart.items_qty > 0 && <span className={styles.count}>{t('cart.count', { count: cart.items_qty })}</span>}
      </h1>
      <CartNotes />
      {cart.items.length === 0 ? (
        <>
          {notice && <ul className={styles.lines}>{notice}</ul>}
          <EmptyCart />
        </>
      ) : (
        <div className={styles.columns}>
          <ul className={styles.lines}>{lines}</ul>
          <CartSummary cart={cart} />
        </div>
      )}
    </>
  )
}
