import { Suspense } from 'react'
import { lazy } from '../../lazy.tsx'
import { useMe } from '../../screens/customer/use-me.ts'
import { AccountAnchor } from './AccountLink.tsx'

const SessionEnded = lazy(() => import('./SessionEnded.tsx'))

/** The link to the account with the customer's first name, and what is said when the session has ended. */
export default function CustomerLink() {
  const { data: me } = useMe()
  return (
    <>
      <AccountAnchor isGuest={me !== undefined && me.id === null} name={me?.id ? me.firstname : null} />
      {me?.hasExpired && (
        <Suspense>
          <SessionEnded />
        </Suspense>
      )}
    </>
  )
}
