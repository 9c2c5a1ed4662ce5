import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Operation } from '../../../schema/operation.ts'
import { type CachedObject, findCached } from '../../api/identity.ts'
import { operationQuery } from '../../api/use-operation.ts'
import { isProduct } from './cached-product.ts'

type Answer = { product: object | null }

/**
 * A query of one product by its sku. Where another answer holds all that it asks for (`isWhole`), the product is taken from there, as fresh as
 * that is: nothing is asked again for a page that was open under another address.
 */
export function productQuery<Result extends Answer>(
  queryClient: QueryClient,
  operation: Operation<Result, { sku: string }>,
  sku: string,
  isWhole: (product: CachedObject) => boolean,
) {
  const known = () =>
    findCached(
      queryClient.getQueryCache(),
      (object): object is CachedObject & NonNullable<Result['product']> => isProduct(object, sku) && isWhole(object),
    )
  return queryOptions<Result>({
    ...operationQuery(operation, { sku }),
    initialData: () => {
      const found = known()
      // What else the object holds does no harm: an operation's answer is read by the fields that it asks for.
      return found && ({ product: found.object } as Answer as Result)
    },
    initialDataUpdatedAt: () => known()?.updatedAt,
  })
}
