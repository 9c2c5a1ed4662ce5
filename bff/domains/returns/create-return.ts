import type { RequestContext } from '../../graphql/context.ts'
import type {
  CreateReturnMerchandizeAuthorizationRequestInput,
  FieldError,
} from '../../graphql/shop-schema.generated.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { customerTexts } from '../customer/customer-texts.ts'
import type { OrderModel } from '../orders/order-model.ts'
import { checkReturn } from './check-return.ts'
import { returnTexts as texts } from './return-texts.ts'

type Answer = {
  __typename: 'CreateReturnMerchandizeAuthorizationRequestSuccess'
  success: boolean
  errorMessage: string | null
  errors: FieldError[]
  order: OrderModel | null
}

/** Asks the store to take lines of an order back (spec §7 «create return authorization»). */
export async function createReturn(
  input: CreateReturnMerchandizeAuthorizationRequestInput,
  { loaders }: RequestContext,
): Promise<Answer> {
  const { returns, customer } = loaders
  const { port } = returns
  if (!(await loaders.customer.read()).id) return answer({ errorMessage: customerTexts.signInFirst })
  if (!port) return answer({ errorMessage: texts.none })
  const number = loaders.orderIds.open(input.order_id)
  const order = number ? await loaders.customerOrder(number) : null
  if (!order) return answer({ errorMessage: texts.unknownOrder })
  const checked = await checkReturn(order, input, returns)
  if (!('wanted' in checked)) {
    const { errors, message = errors[0]?.message ?? texts.refused } = checked
    return answer({ errorMessage: message, errors, order })
  }
  try {
    const sent = await customer.asCustomer(async () => {
      await port.request(checked.wanted)
      return true
    })
    if (!sent) return answer({ errorMessage: customerTexts.signInFirst })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return answer({ errorMessage: error.message || texts.refused, order })
  }
  returns.forget()
  return answer({ order })
}

function answer({ errorMessage = null, errors = [], order = null }: Partial<Answer>): Answer {
  return {
    __typename: 'CreateReturnMerchandizeAuthorizationRequestSuccess',
    success: errorMessage === null,
    errorMessage,
    errors,
    order,
  }
}
