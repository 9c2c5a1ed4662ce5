import { createContext, useContext } from 'react'
import { useLocation } from 'wouter'
import { listQueryString, type ListParameters } from '../../../../schema/product-list-parameters.ts'
import { useShop } from '../../../site/shop-context.ts'

/** Path of the page a list stands on, encoded. The router's own is decoded, which a search for «100 %» does not survive. */
export const ListPathContext = createContext('/')

/** Where another state of the current list is found: the state is in the query string, the path stays. */
export function useListNavigation() {
  const path = useContext(ListPathContext)
  const { pageSizes } = useShop()
  const [, navigate] = useLocation()
  const hrefOf = (parameters: ListParameters) => path + listQueryString(parameters, pageSizes)
  const show = (parameters: ListParameters) => navigate(hrefOf(parameters))
  return { hrefOf, show }
}
