import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useAddress } from '../../use-address.ts'
import { useHydrated } from '../../hydration.tsx'

export type MailedLink = { email: string; secret: string }

/**
 * Secret and e-mail from the link of a mail. Removes them from the address, so that they stay out of the history, of screenshots and of
 * analytics. Null on the server and until hydration.
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
