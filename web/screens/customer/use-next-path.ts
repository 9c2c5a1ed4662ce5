import { useAddress } from '../../use-address.ts'
import { safePath } from './safe-path.ts'

/** Where the shopper goes after signing in. */
export function useNextPath(): string {
  return safePath(new URLSearchParams(useAddress().search).get('next'))
}
