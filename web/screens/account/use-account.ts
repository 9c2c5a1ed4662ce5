import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '../cart/use-hydrated.ts'
import type { AccountPersonFragment } from './account.generated.ts'
import { accountQuery } from './account-query.ts'

/** The person of the account; read by the browser alone. Screens below `/user/` are shown to customers only: there it has an id. */
export function useAccount() {
  return useQuery({
    ...accountQuery,
    enabled: useHydrated(),
    select: ({ me }): AccountPersonFragment => me,
  })
}
