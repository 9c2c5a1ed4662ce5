import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import {
  type ListInput,
  listInput,
  FIXED_PARAMETERS,
  type ListParameters,
  listQueryString,
  parseListParameters,
} from '../../../../schema/product-list-parameters.ts'
import type { Operation } from '../../../../schema/operation.ts'
import { fetchOperation, operationQuery } from '../../../api/use-operation.ts'
import type { KnownParameters, LoadContext, LoadResult } from '../../../screen.ts'
import type { ListRules } from '../../../../schema/page.ts'
import { useShop } from '../../../site/shop-context.ts'
import { Shop as ShopOperation } from '../../../site/shop.generated.ts'
import { decodedPath, useAddress } from '../../../use-address.ts'
import { withoutUnknown } from '../../../unknown-parameters.ts'
import type { ProductListFragment } from '../product-layer.generated.ts'

/** The state of a product list in its address, and the variables of its operation. Server and browser must agree on both. */
export type ListState = { parameters: ListParameters; input: ListInput; pageSizes: readonly number[] }

function listState(query: URLSearchParams, { pageSizes, taxDivisor }: ListRules): ListState {
  const parameters = parseListParameters(query, pageSizes)
  return { parameters, input: listInput(parameters, taxDivisor), pageSizes }
}

/** Returns the list's state for a screen's `load`. In the browser the rules are part of the shop's data, which the layout fetches anyway. */
export async function loadListState({ queryClient, path, query, listRules }: LoadContext): Promise<ListState> {
  return listState(
    withoutUnknown(path, query),
    listRules ?? (await fetchOperation(queryClient, ShopOperation, {})).shop,
  )
}

/** Returns the parameters that an address of the list may have. A filtered list may lack facets of the whole one. */
export function parametersOf(layer: ProductListFragment, { parameters }: ListState): KnownParameters {
  const { filters, minPrice, maxPrice } = parameters
  const codes = layer.dynamicFacets.map(({ code }) => code)
  const isNarrowed = codes.some((code) => filters.has(code)) || minPrice !== undefined || maxPrice !== undefined
  return { names: [...FIXED_PARAMETERS, ...codes], areAll: !isNarrowed }
}

/** Returns the redirect for a page past the end of its list: the server then returns the first page, which has its own address. */
export function pastTheEnd(
  path: string,
  { total, from, size }: ProductListFragment,
  { parameters, input, pageSizes }: ListState,
): LoadResult['redirect'] {
  if (from === input.from) return undefined
  const page = from > 0 ? Math.floor(from / size) + 1 : Math.max(1, Math.ceil(total / size))
  return { status: 302, location: path + listQueryString({ ...parameters, page }, pageSizes) }
}

/** Returns the list's state from the address. */
export function useListState(): ListState {
  const { path, search } = useAddress()
  const shop = useShop()
  return useMemo(
    () => listState(withoutUnknown(decodedPath(path), new URLSearchParams(search)), shop),
    [path, search, shop],
  )
}

/**
 * Loads the list of a screen. The former state stays until the next one has loaded, which then renders synchronously: in slices between the frames of
 * a page full of pictures it would take a second on a slow processor. Warns on the console about unreadable parameters.
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
