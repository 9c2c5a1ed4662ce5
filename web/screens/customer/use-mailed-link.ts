import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useAddress } from '../../use-address.ts'
import { useHydrated } from '../cart/use-hydrated.ts'

export type MailedLink = { email: string; secret: string }

/**
 * What a mail's link brought along, and takes it out of the address: it must not stay in the history, in a screenshot, or in what is
 * measured. Null until the browser has looked: the server does not.
 */
export function useMailedLink(secretName: string): MailedLink | null {
  const { path, search } = useAddress()
  const [, navigate] = useLocation()
  const isHydrated = useHydrated()
  const [link, setLink] = useState<MailedLink | null>(null)
  if (isHydrated && link === null) {
    const parameters = new URLSearchParams(search)
    setLink({ email: parameters.get('email') ?? '', secret: parameters.get(secretName) ?? '' })
  }
  useEffect(() => {
    if (link?.secret && search) navigate(path, { replace: true })
  }, [link, navigate, path, search])
  return link
}
