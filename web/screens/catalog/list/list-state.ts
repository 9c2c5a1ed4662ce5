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

/** The state of a product list as the address holds it, and what the list operation is asked for it. Alike on both sides. */
export type ListState = { parameters: ListParameters; input: ListInput }

function listState(query: URLSearchParams, { pageSizes, taxDivisor }: ListRules): ListState {
  const parameters = parseListParameters(query, pageSizes)
  return { parameters, input: listInput(parameters, taxDivisor) }
}

/** For a screen's `load`. Where the rules are not known yet, they come with the shop, which is fetched for the layout anyway. */
export async function loadListState({ queryClient, query, listRules }: LoadContext): Promise<ListState> {
  return listState(query, listRules ?? (await fetchOperation(queryClient, ShopOperation, {})).shop)
}

/** For a screen; what cannot be read of the address is said on the console. */
export function useListState(): ListState {
  const { search } = useAddress()
  const shop = useShop()
  useEffect(() => {
    parseListParameters(new URLSearchParams(search), shop.pageSizes, (message) => console.warn(message))
  }, [search, shop.pageSizes])
  return listState(new URLSearchParams(search), shop)
}
