import type { orders } from 'musette/server'
import type { CreateReturnMerchandizeAuthorizationRequestSuccess } from '../schema.generated.ts'

export type CreateReturnMerchandizeAuthorizationRequestSuccessModel = Omit<
  CreateReturnMerchandizeAuthorizationRequestSuccess,
  'order'
> & {
  __typename: 'CreateReturnMerchandizeAuthorizationRequestSuccess'
  order: orders.OrderModel | null
}
