import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useAddress } from '../../use-address.ts'
import { loginPath } from '../customer/safe-path.ts'
import { AccountSkeleton } from './AccountSkeleton.tsx'

/** Sends guests to sign in, and back here afterwards. */
export function ToLogin() {
  const { path, search } = useAddress()
  const [, navigate] = useLocation()
  // Where the shopper came from, not where this leads meanwhile.
  const [target] = useState(() => loginPath(search ? `${path}?${search}` : path))
  useEffect(() => navigate(target, { replace: true }), [navigate, target])
  return <AccountSkeleton />
}
