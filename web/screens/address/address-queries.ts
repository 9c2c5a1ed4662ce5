import type { QueryClient } from '@tanstack/react-query'
import { operationQuery, useOperation } from '../../api/use-operation.ts'
import { useHydrated } from '../cart/use-hydrated.ts'
import { AddressBook, type AddressBookQuery, Countries, type CountryRulesFragment } from './address.generated.ts'

const NONE: readonly CountryRulesFragment[] = []

export type BookOwner = AddressBookQuery['me']

/** Who is there and the addresses of their book; a guest has no id and none. Read by the browser alone. */
export function useAddressBook() {
  const isHydrated = useHydrated()
  const { data, ...query } = useOperation(AddressBook, {}, { enabled: isHydrated })
  return { ...query, data: data?.me }
}

/** Where the shop delivers, with what each country's addresses need; empty until it is known. */
export function useCountries(): readonly CountryRulesFragment[] {
  return useOperation(Countries, {}).data?.countries ?? NONE
}

/** A country's name; its code where the shop does not deliver there any more. */
export function useCountryName(code: string): string {
  return useCountries().find(({ id }) => id === code)?.name ?? code
}

/** Fetches the list on the server: it is the same for everybody. */
export function prefetchCountries(queryClient: QueryClient): Promise<void> {
  return queryClient.prefetchQuery(operationQuery(Countries, {}))
}
