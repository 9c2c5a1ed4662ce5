import type { Context, TypeResolvers } from '../context.ts'
import { inputError, storeError } from '../errors.ts'
import { checkCaptcha } from '../store/captcha.ts'
import { authenticate } from './authenticate.ts'
import { customerByEmail } from './find.ts'
import { signedIn } from './signed-in.ts'
import { issueToken } from './token.ts'

const hourInSeconds = 3600

/** The configured lifetime; a fraction of an hour does not count, and none at all means one hour. */
const tokenLifetime = ({ model }: Context): number =>
  (Math.trunc(Number(model.settings.config.customer_access_token_lifetime)) || 1) * hourInSeconds

/** Tokens. Wrong password, unknown address, unconfirmed and locked account are told apart by nothing. */
export const signInMutations: TypeResolvers = {
  generateCustomerToken: async (
    _: unknown,
    { email, password }: { email: string; password: string },
    context: Context,
  ) => {
    checkCaptcha('CUSTOMER_LOGIN', context)
    if (!email.trim()) throw inputError(context.text('emailUnspecified'))
    if (!password.trim()) throw inputError(context.text('passwordUnspecified'))
    const customer = await customerByEmail(email, context.db)
    const outcome = customer ? await authenticate(customer, password, context) : 'wrong'
    if (!customer || outcome !== 'right' || customer.confirmation_key !== null) {
      throw storeError('graphql-authentication', context.text('loginFailed'))
    }
    return { token: issueToken(customer.id, tokenLifetime(context), context.now(), context.tokenKey) }
  },
  /** Voids all tokens of the customer, also those of this very second. */
  revokeCustomerToken: async (_: unknown, __: unknown, context: Context) => {
    const id = signedIn(context)
    await context.db.query('update customer set revoked_before = $2 where id = $1', [
      id,
      Math.floor(context.now().getTime() / 1000),
    ])
    return { result: true }
  },
}
