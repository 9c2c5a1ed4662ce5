import { Suspense } from 'react'
import { useSignedIn } from '../../api/presence.ts'
import { lazy } from '../../lazy.tsx'
import { AccountAnchor } from './AccountAnchor.tsx'

const CustomerLink = lazy(async () => ({ default: (await import('../customer-parts.tsx')).CustomerLink }))

/** Links to the account. The code with the customer's name loads only for customers. */
export function AccountLink() {
  const isSignedIn = useSignedIn()
  const link = <AccountAnchor isGuest={isSignedIn === false} />
  return isSignedIn ? (
    <Suspense fallback={link}>
      <CustomerLink />
    </Suspense>
  ) : (
    link
  )
}
