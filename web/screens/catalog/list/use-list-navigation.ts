import { useLocation } from 'wouter'
import { listQueryString, type ListParameters } from '../../../../schema/product-list-parameters.ts'
import { PAGE_SIZES } from '../../../../schema/shop-constants.ts'

/** Where another state of the current list is found: the state is in the address, the path stays. */
export function useListNavigation() {
  const [path, navigate] = useLocation()
  const hrefOf = (parameters: ListParameters) => path + listQueryString(parameters, PAGE_SIZES)
  const show = (parameters: ListParameters) => navigate(hrefOf(parameters))
  return { hrefOf, show }
}
