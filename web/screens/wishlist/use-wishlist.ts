import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Operation } from '../../../schema/operation.ts'
import { useExecute } from '../../api/execute-context.ts'
import { mutationError } from '../../api/shown-error.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useFeature } from '../../site/feature.ts'
import { useVisitor } from '../customer/use-me.ts'
import {
  LoadWishlistQuery,
  type LoadWishlistQueryQuery,
  type WishFragment,
  type WishingFragment,
} from './wishlist.generated.ts'

/** The query of a customer's list. The key contains the customer, so that nobody sees another's list after signing in. */
export const wishlistQuery = (customerId: string | null) =>
  queryOptions<LoadWishlistQueryQuery>({
    queryKey: [LoadWishlistQuery.name, {}, customerId],
    meta: { operation: LoadWishlistQuery },
  })

/** State of the lookup. Fetched only if the feature is active; guests have no list, so there is no request. */
export type WishlistLookup =
  | { status: 'loading' }
  | { status: 'error'; error: Error; retry: () => void; isRetrying: boolean }
  | { status: 'loaded'; customerId: string | null; wishlist: WishingFragment['wishlist'] }

/** The customer's list, fetched by the browser only. */
export function useWishlist(): WishlistLookup {
  const isActive = useFeature('wishlist')
  const { data: me, error: meError, refetch: refetchMe, isFetching: isFetchingMe } = useVisitor()
  const customerId = me?.id ?? null
  const { data, error, refetch, isFetching } = useQuery({
    ...wishlistQuery(customerId),
    enabled: isActive && customerId !== null,
  })
  if (!isActive) return { status: 'loading' }
  if (me && customerId === null) return { status: 'loaded', customerId, wishlist: null }
  if (data) return { status: 'loaded', customerId, wishlist: data.me.wishlist }
  if (meError) return { status: 'error', error: meError, retry: () => void refetchMe(), isRetrying: isFetchingMe }
  if (error) return { status: 'error', error, retry: () => void refetch(), isRetrying: isFetching }
  return { status: 'loading' }
}

/** The wishes for a product, by sku. */
export function wishesFor(sku: string, wishlist: WishingFragment['wishlist']): readonly WishFragment[] {
  return wishlist?.items.filter(({ product }) => product.sku === sku) ?? []
}

type Changed = { success: boolean; errorMessage: string | null; me: WishingFragment }

/** A mutation of the list, one after the other in this tab. The list in the response replaces the cached one. `errorMessage` is for the shopper. */
export function useWishlistChange<Data, Variables, Result extends Changed>(
  operation: Operation<Data, Variables>,
  resultOf: (data: Data) => Result,
) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const t = useTranslate()
  const mutation = useMutation({
    scope: { id: 'wishlist' },
    networkMode: 'always',
    mutationFn: async (variables: Variables) => {
      const response = resultOf(await execute(operation, variables))
      const { queryKey } = wishlistQuery(response.me.id)
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, { me: response.me })
      return response
    },
  })
  return { ...mutation, errorMessage: mutationError(mutation, t('ui.refused')) }
}
