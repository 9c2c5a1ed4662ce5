import type { orders } from 'musette/server'
import type {
  AddReturnMessageSuccess,
  CreateReturnMerchandizeAuthorizationRequestSuccess,
} from '../schema.generated.ts'

export type AddReturnMessageSuccessModel = AddReturnMessageSuccess & { __typename: 'AddReturnMessageSuccess' }

export type CreateReturnMerchandizeAuthorizationRequestSuccessModel = Omit<
  CreateReturnMerchandizeAuthorizationRequestSuccess,
  'order'
> & {
  __typename: 'CreateReturnMerchandizeAuthorizationRequestSuccess'
  order: orders.OrderModel | null
}
