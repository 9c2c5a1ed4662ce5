import { operationQuery } from '../../api/use-operation.ts'
import { Cart } from './cart.generated.ts'

/** The one query that holds the cart. */
export const cartQuery = operationQuery(Cart, {})
