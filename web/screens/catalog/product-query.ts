import type { QueryClient } from '@tanstack/react-query'
import type { CacheScope, Operation } from '../../../schema/operation.ts'
import { type CachedObject, findCached } from '../../api/identity.ts'
import { operationQuery } from '../../api/use-operation.ts'
import { isProduct } from './cached-product.ts'

type ProductData = { product: object | null }

/**
 * Returns the query of a product by sku. If a cached response has all fields (`isWhole`), the product is taken from there with its age, so that a
 * page that was open under another address needs no request.
 */
export function productQuery<Result extends ProductData, Scope extends CacheScope>(
  queryClient: Pick<QueryClient, 'getQueryCache'>,
  operation: Operation<Result, { sku: string }, Scope>,
  sku: string,
  isWhole: (product: CachedObject) => boolean,
) {
  const known = () =>
    findCached(
      queryClient.getQueryCache(),
      (object): object is CachedObject & NonNullable<Result['product']> => isProduct(object, sku) && isWhole(object),
    )
  return {
    ...operationQuery(operation, { sku }),
    initialData: () => {
      const found = known()
      // Further fields do no harm: a reader takes the fields that its operation names.
      return found && ({ product: found.object } as ProductData as Result)
    },
    initialDataUpdatedAt: () => known()?.updatedAt,
  }
}
