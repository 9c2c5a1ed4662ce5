import { useEffect, useRef, useState } from 'react'
import { useAddress } from '../../use-address.ts'
import { hasTouchedForm } from '../navigation/touched-forms.ts'

/**
 * Reloads the page once it runs what the shopper no longer wants, or lacks what is wanted (spec §4). Where something typed would be lost it
 * asks first; the next page is a new one in any case.
 */
export function useReload(isNeeded: boolean): { isAsked: boolean; postpone: () => void } {
  const { path } = useAddress()
  const [isAsked, setAsked] = useState(false)
  const pathThen = useRef<string>(null)

  useEffect(() => {
    if (!isNeeded) return
    const isNextPage = pathThen.current !== null && pathThen.current !== path
    if (isNextPage || !hasTouchedForm()) location.reload()
    else if (pathThen.current === null) setAsked(true)
    pathThen.current = path
  }, [isNeeded, path])

  return { isAsked, postpone: () => setAsked(false) }
}
