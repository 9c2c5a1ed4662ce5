import { useState } from 'react'
import { readPresence, useSignedIn } from '../../api/presence.ts'
import { useHydrated } from '../../hydration.tsx'
import { clientOnly } from '../../lazy.tsx'
import { useSite } from '../../site/site.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './BuyAgainPlace.module.css'

const BuyAgain = clientOnly(() => import('./BuyAgain.tsx'), 'account')

/**
 * A customer's last purchases, whose code loads only for customers. Its space is reserved before the first paint if the cookie says that there is
 * something; a later response takes effect on the next page.
 */
export function BuyAgainPlace() {
  const { presence } = useSite()
  const isHydrated = useHydrated()
  const isSignedIn = useSignedIn()
  const [isOpen] = useState(() => isHydrated && readPresence(presence).hasBought)
  return (
    <div className={classNames(styles.place, isOpen && styles.open)} hidden={isSignedIn === false}>
      {isSignedIn && <BuyAgain />}
    </div>
  )
}
