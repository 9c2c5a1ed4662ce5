import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useAddress } from '../../use-address.ts'
import { loginPath } from '../customer/safe-path.ts'
import { AccountSkeleton } from './AccountSkeleton.tsx'

/** Sends guests to sign in, and back here afterwards. */
export function ToLogin() {
  const { path, search } = useAddress()
  const [, navigate] = useLocation()
  useEffect(() => {
    navigate(loginPath(search ? `${path}?${search}` : path), { replace: true })
  }, [navigate, path, search])
  return <AccountSkeleton />
}
