import { useState } from 'react'
import { useLocation } from 'wouter'
import { useAddress } from '../../use-address.ts'
import type { CustomerAnswerFragment } from './customer.generated.ts'
import { safePath } from './safe-path.ts'

/** Goes where the shopper was; first shows what there is to say, such as lines of the cart that could not come along. */
export function useAfterSignIn() {
  const [, navigate] = useLocation()
  const next = useNextPath()
  const [answer, setAnswer] = useState<CustomerAnswerFragment | null>(null)
  return {
    next,
    /** Set while there is something to say. */
    answer,
    take(given: CustomerAnswerFragment) {
      if (given.notes.length > 0) setAnswer(given)
      else navigate(next, { replace: true })
    },
  }
}

/** Where the shopper goes after signing in. */
function useNextPath(): string {
  return safePath(new URLSearchParams(useAddress().search).get('next'))
}
