import { useState } from 'react'
import { useHydrated } from '../../hydration.tsx'
import { mailedKey } from '../../mailed-keys.ts'
import { useAddress } from '../../use-address.ts'

export type MailedLink = { email: string; secret: string }

/** Key and e-mail from the link of a mail. Null on the server and until hydration: the page's address has neither by then. */
export function useMailedLink(name: string): MailedLink | null {
  const { search } = useAddress()
  const isHydrated = useHydrated()
  const [link, setLink] = useState<MailedLink | null>(null)
  if (isHydrated && link === null) {
    const parameters = new URLSearchParams(search)
    const read = (parameter: string) => mailedKey(parameter) ?? parameters.get(parameter) ?? ''
    setLink({ email: read('email'), secret: read(name) })
  }
  return link
}
