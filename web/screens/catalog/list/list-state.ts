import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo } from 'react'
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

/** The state that the address holds now; the list may still be in the one before. */
export function useListState(): ListState {
  const { search } = useAddress()
  const shop = useShop()
  return useMemo(() => listState(new URLSearchParams(search), shop), [search, shop])
}

/**
 * The list of a screen. Where its next state is at hand it shows at once. Otherwise it follows its address after the paint that shows what was
 * pressed, and in pieces, so that presses do not wait for it; `parameters` are those of the list, not yet those of the address.
 * Warns on the console about unreadable parameters.
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

  const queryClient = useQueryClient()
  const query = ({ input }: ListState) => operationQuery(operation, { ...variables, list: input } as Variables)
  const wanted = useListState()
  const followed = useDeferredValue(wanted)
  const isAtHand = wanted !== followed && queryClient.getQueryData(query(wanted).queryKey) !== undefined
  const state = isAtHand ? wanted : followed
  const { data, error, isPlaceholderData } = useQuery({ ...query(state), placeholderData: (previous) => previous })
  const before = useDeferredValue(data)
  const shown = isAtHand ? data : (before ?? data)
  return { data: shown, error, parameters: state.parameters, isRefreshing: isPlaceholderData || shown !== data }
}
