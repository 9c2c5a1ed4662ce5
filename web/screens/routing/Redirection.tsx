import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { isAbsolute } from './redirect-target.ts'

/** Leaves for another address, without a trace of this one in the history. */
export function Redirection({ to }: { to: string }) {
  const [, navigate] = useLocation()
  useEffect(() => {
    if (isAbsolute(to)) location.replace(to)
    else navigate(to, { replace: true })
  }, [to, navigate])
  return null
}
