import type { RequestContext } from '../../graphql/context.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { storeMessage } from '../store-messages.ts'
import { confirmIdentity, type Proof } from './confirm-identity.ts'
import { accepted, type CustomerAnswer, refused } from './customer-answer.ts'
import { customerTexts as texts } from './customer-texts.ts'
import { answer } from './sign-in.ts'
import { DeleteCustomer } from './magento/customer.generated.ts'

/** Deletes the account (GDPR, article 17) for whoever knows the password, and signs out. */
export async function deleteCustomer(proof: Proof, context: RequestContext): Promise<CustomerAnswer> {
  const { upstream, signIn, loaders } = context
  const refusal = await confirmIdentity(await loaders.customer.read(), proof, context)
  if (refusal) return answer(refusal)
  try {
    const deleted = await loaders.customer.asCustomer(() => upstream.send(DeleteCustomer, {}))
    if (deleted === null) return answer(refused(texts.signInFirst))
    if (!deleted.deleteCustomer) return answer(refused(texts.notDone))
  } catch (error) {
    if (!isRefusal(error)) throw error
    return answer(refused(storeMessage(error.message)))
  }
  signIn.end()
  loaders.customer.forget()
  return answer(accepted)
}
