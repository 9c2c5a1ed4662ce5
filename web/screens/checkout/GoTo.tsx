import { useEffect } from 'react'
import { useLocation } from 'wouter'

/** Leads elsewhere in place of the current entry of the history: Back does not return here. */
export function GoTo({ path }: { path: string }) {
  const [, navigate] = useLocation()
  useEffect(() => navigate(path, { replace: true }), [navigate, path])
  return null
}
