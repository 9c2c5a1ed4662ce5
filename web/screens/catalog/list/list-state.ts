import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import {
  type ListInput,
  listInput,
  type ListParameters,
  parseListParameters,
} from '../../../../schema/product-list-parameters.ts'
import type { Operation } from '../../../../schema/operation.ts'
import { fetchOperation, operationQuery } from '../../../api/use-operation.ts'
import type { LoadContext } from '../../../screen.ts'
import type { ListRules } from '../../../../schema/page.ts'
import { useShop } from '../../../site/shop-context.ts'
import { Shop as ShopOperation } from '../../../site/shop.generated.ts'
import { useAddress } from '../../../use-address.ts'

/** The state of a product list in its address, and the variables of its operation. Server and browser must agree on both. */
export type ListState = { parameters: ListParameters; input: ListInput }

function listState(query: URLSearchParams, { pageSizes, taxDivisor }: ListRules): ListState {
  const parameters = parseListParameters(query, pageSizes)
  return { parameters, input: listInput(parameters, taxDivisor) }
}

/** For a screen's `load`. In the browser the rules come with the shop, which the layout fetches anyway. */
export async function loadListState({ queryClient, query, listRules }: LoadContext): Promise<ListState> {
  return listState(query, listRules ?? (await fetchOperation(queryClient, ShopOperation, {})).shop)
}

/** The state that the address holds. */
export function useListState(): ListState {
  const { search } = useAddress()
  const shop = useShop()
  return useMemo(() => listState(new URLSearchParams(search), shop), [search, shop])
}

/**
 * The list of a screen. Until its next state is there, the one before stays. What arrives shows at once: in pieces, between the frames of a page
 * full of pictures, it would take a second on a slow processor. Warns on the console about unreadable parameters.
 */
export function useList<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Omit<Variables, 'list'>,
) {
  const { search } = useAddress()
  const { pageSizes } = useShop()
  useEffect(() => {
    parseListParameters(new URLSearchParams(search), pageSizes, (message) => console.warn(message))
  }, [search, pageSizes])

  const { parameters, input } = useListState()
  const query = operationQuery(operation, { ...variables, list: input } as Variables)
  const { data, error, isPlaceholderData } = useQuery({ ...query, placeholderData: (previous) => previous })
  return { data, error, parameters, isRefreshing: isPlaceholderData }
}
