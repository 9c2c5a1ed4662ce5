import { useSignedIn } from '../../api/presence.ts'
import { clientOnly } from '../../lazy.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './BuyAgainPlace.module.css'

const BuyAgain = clientOnly(() => import('./BuyAgain.tsx'), 'account')

/** What a customer bought last. Its place is taken before the first paint, for customers alone; its code comes for them alone. */
export function BuyAgainPlace() {
  const isSignedIn = useSignedIn()
  return <div className={classNames(styles.place, isSignedIn && styles.open)}>{isSignedIn && <BuyAgain />}</div>
}
