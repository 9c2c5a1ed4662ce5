import { type Query, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { requestedPricesOf } from '../site/request-shopper.ts'
import { readAgain } from '../api/read-again.ts'
import { lazy } from '../lazy.tsx'
import { PRICES } from '../page-state.ts'
import { forgetDeviceOf } from '../screens/customer/forget-device.ts'
import { useMe } from '../screens/customer/use-me.ts'
import { AccountAnchor } from './header/AccountAnchor.tsx'

/* Parts of the shell for customers only: other visitors do not load them. */

const SessionEnded = lazy(() => import('./header/SessionEnded.tsx'))

/** The link to the account with the customer's first name, and the notice that the session has ended. */
export function CustomerLink() {
  const { data: me } = useMe()
  const isGuest = me !== undefined && me.id === null
  // The session has ended, though the page's cookie speaks of a customer: the next visitor may be somebody else.
  useEffect(() => {
    if (isGuest) forgetDeviceOf(null)
  }, [isGuest])
  return (
    <>
      <AccountAnchor isGuest={isGuest} name={me?.id ? me.firstname : null} />
      {me?.hasExpired && (
        <Suspense>
          <SessionEnded />
        </Suspense>
      )}
    </>
  )
}

/** Requests everything with prices again when the shopper's price group changes. Pages are public, so they contain the prices of guests. */
export function OwnPrices() {
  const queryClient = useQueryClient()
  const { data: me } = useMe()
  const whose = me?.hasOwnPrices ? me.id : null
  const shown = useRef<string | null | undefined>(requestedPricesOf() === 'customer' ? undefined : null)

  useEffect(() => {
    if (!me || whose === shown.current) return
    // The page has requested them on its arrival.
    const isKnown = shown.current === undefined
    shown.current = whose
    if (isKnown) return
    void readAgain(queryClient, { predicate: holdsPrices })
  }, [queryClient, me, whose])
  return null
}

function holdsPrices({ state }: Query): boolean {
  return PRICES.test(JSON.stringify(state.data ?? null))
}
