import type { RequestContext } from '../../graphql/context.ts'
import { passwordFault } from './check-entry.ts'
import { type Outcome, refused, refusedFields } from './customer-result.ts'
import type { CustomerModel } from './customer-model.ts'
import { askForToken } from './sign-in.ts'
import { texts } from '../../i18n/texts.ts'

/** `captcha`: for the form `CUSTOMER_LOGIN`. */
export type Proof = { password: string; captcha?: string | null }

/** Asks for the password again before what cannot be undone or tells all; why it may not go on, or null. The store has no call for this but signing in. */
export async function confirmIdentity(
  { email }: CustomerModel,
  { password, captcha }: Proof,
  context: RequestContext,
): Promise<Outcome | null> {
  if (!email) return refused(texts().customer.signInFirst)
  const fault = passwordFault(password)
  if (fault) return refusedFields([{ field: 'password', message: fault }])
  const token = await askForToken({ email, password, captcha }, context)
  if (typeof token === 'string') return null
  return token.errorMessage === texts().customer.loginRefused
    ? refusedFields([{ field: 'password', message: texts().customer.passwordWrong }])
    : token
}
