import { createContext, useContext } from 'react'
import { useLocation } from 'wouter'
import { listQueryString, type ListParameters } from '../../../../schema/product-list-parameters.ts'
import { useShop } from '../../../site/shop-context.ts'

/** Path of the page a list stands on, encoded. The router's path is decoded, which breaks a search for «100 %». */
export const ListPathContext = createContext('/')

/** Address of another state of the current list: the same path, another query string. */
export function useListNavigation() {
  const path = useContext(ListPathContext)
  const { pageSizes } = useShop()
  const [, navigate] = useLocation()
  const hrefOf = (parameters: ListParameters) => path + listQueryString(parameters, pageSizes)
  const show = (parameters: ListParameters) => navigate(hrefOf(parameters))
  return { hrefOf, show }
}
