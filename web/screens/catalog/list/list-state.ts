import { useEffect } from 'react'
import {
  type ListInput,
  listInput,
  type ListParameters,
  parseListParameters,
} from '../../../../schema/product-list-parameters.ts'
import { fetchOperation } from '../../../api/use-operation.ts'
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

/** For a screen; warns on the console about unreadable parameters. */
export function useListState(): ListState {
  const { search } = useAddress()
  const shop = useShop()
  useEffect(() => {
    parseListParameters(new URLSearchParams(search), shop.pageSizes, (message) => console.warn(message))
  }, [search, shop.pageSizes])
  return listState(new URLSearchParams(search), shop)
}
