import type { OrderModel } from '../../../bff/domains/orders/order-model.ts'
import type { CreateReturnMerchandizeAuthorizationRequestSuccess } from '../schema.generated.ts'

export type CreateReturnMerchandizeAuthorizationRequestSuccessModel = Omit<
  CreateReturnMerchandizeAuthorizationRequestSuccess,
  'order'
> & {
  __typename: 'CreateReturnMerchandizeAuthorizationRequestSuccess'
  order: OrderModel | null
}
