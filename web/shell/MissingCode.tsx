import { type ReactNode, useEffect, useState } from 'react'
import { mayReload, reloadForCode } from './missing-code.ts'

/** In the place of a screen whose code is gone: nothing, while the page loads anew; the error when that did not help. */
export function MissingCode({ children }: { children: ReactNode }) {
  const [reloads] = useState(mayReload)
  useEffect(() => {
    if (reloads) reloadForCode()
  }, [reloads])
  return reloads ? null : children
}
