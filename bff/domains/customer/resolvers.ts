import type { RequestContext } from '../../graphql/context.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import type { RegisterCustomerInput } from '../../graphql/shop-schema.generated.ts'
import { inEvenTime } from '../../http/even-time.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { captchaService } from '../captcha/captcha-service.ts'
import type { CartModel } from '../cart/cart-model.ts'
import { cartService, isRefusal } from '../cart/cart-service.ts'
import { endScheduledMails } from '../post-mail.ts'
import { formFieldsOf } from '../form-fields/store-form.ts'
import { customerInput, fieldFaults, wanted } from '../form-fields/values.ts'
import { lastOrder, saveLastOrder } from '../orders/last-order.ts'
import { storeMessage } from '../store-messages.ts'
import { createAddress, deleteAddress, updateAddress } from './address-book.ts'
import { emailFault, faultsOf, nameFault, newPasswordFault } from './check-entry.ts'
import { accepted, type CustomerResult, type Outcome, refused, refusedFields } from './customer-result.ts'
import { DeleteCustomer, Register } from './magento/customer.generated.ts'
import { proveEmail, provenEmail, requestEmailProof } from './email-proof.ts'
import { exportPersonalData } from './personal-data.ts'
import { changeEmail, changePassword, isTaken, setSubscription, updateNames } from './profile.ts'
import {
  respond,
  tokenFor,
  confirmIdentity,
  type Credentials,
  login,
  logout,
  type Proof,
  signInWith,
} from './sign-in.ts'
import { confirmEmail, requestPasswordReset, resetPassword, subscribe } from './without-account.ts'
import { t } from '../../i18n/texts.ts'
import { passwordRuleOf } from './password-rule.ts'
import { customerService } from './customer-service.ts'

export const customerResolvers: Resolvers = {
  Query: {
    me: (_, __, context) => customerService(context).read(),
    passwordRule: (_, __, context) => passwordRuleOf(context),
  },
  Mutation: {
    login: (_, credentials, context) => login(credentials, context),
    logout: (_, __, context) => logout(context),
    registerCustomer: (_, { input }, context) => register(input, context),
    updateCustomer: (_, names, context) => updateNames(names, context),
    changeEmail: (_, { email, password }, context) => changeEmail(email, password, context),
    changePassword: (_, change, context) => changePassword(change, context),
    requestPasswordReset: (_, request, context) => requestPasswordReset(request, context),
    resetPassword: (_, reset, context) => resetPassword(reset, context),
    confirmEmail: (_, { email, key }, context) => confirmEmail(email, key, context),
    requestEmailProof: (_, __, context) => requestEmailProof(context),
    proveEmail: (_, { code }, context) => proveEmail(code, context),
    setNewsletterSubscription: (_, { isSubscribed }, context) => setSubscription(isSubscribed, context),
    subscribeToNewsletter: (_, request, context) => subscribe(request, context),
    exportPersonalData: (_, proof, context) => exportPersonalData(proof, context),
    deleteCustomer: (_, proof, context) => deleteCustomer(proof, context),
    createCustomerAddress: (_, { input }, context) => createAddress(input, context),
    updateCustomerAddress: (_, { id, input }, context) => updateAddress(id, input, context),
    deleteCustomerAddress: (_, { id }, context) => deleteAddress(id, context),
  },
  Customer: {
    hasProvenEmail: async (_, __, context) => (await provenEmail(context)) !== null,
    hasOwnPrices: ({ id }, _, { upstream, session }) => {
      const hasOwn = id !== null && upstream.hasOwnPrices()
      session.noteOwnPrices(hasOwn)
      return hasOwn
    },
    // Resolved last, when the request's calls have shown whether the store still accepts the token.
    hasExpired: (_, __, { signIn }) => signIn.takeExpiry(),
  },
  CustomerMutationSuccess: {
    me: (_, __, context) => customerService(context).read(),
    cart: (_, __, context) => cartOrEmpty(context),
    pageToComplete: (_, __, context) => (cartService(context).unavailableReason === null ? null : '/user/address-book'),
  },
  CustomerAddressMutationSuccess: {
    me: (_, __, context) => customerService(context).read(),
  },
}

/**
 * Returns the cart after a sign-in or sign-out. If it cannot be created, the change still holds; while the store does not respond, the cart is
 * unknown.
 */
async function cartOrEmpty(context: RequestContext): Promise<CartModel> {
  const service = cartService(context)
  try {
    return await service.read()
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.kind !== 'rejected') throw error
    context.log.warn({ err: error }, 'a customer’s cart could not be read: it is shown as empty')
    return service.empty()
  }
}

/** Deletes the account (GDPR, article 17) once the password is confirmed, and signs out. */
async function deleteCustomer(proof: Proof, context: RequestContext): Promise<CustomerResult> {
  const { upstream, signIn } = context
  const customer = await customerService(context).read()
  const refusal = await confirmIdentity(customer, proof, context)
  if (refusal) return respond(refusal)
  try {
    const deleted = await customerService(context).asCustomer(() => upstream.send(DeleteCustomer, {}))
    if (deleted === null) return respond(refused(t('customer.signInFirst')))
    if (!deleted.deleteCustomer) return respond(refused(t('cart.refused')))
  } catch (error) {
    if (!isRefusal(error)) throw error
    return respond(refused(storeMessage(error.message)))
  }
  await endScheduledMails(customer.email, context)
  signIn.end()
  customerService(context).forget()
  return respond(accepted)
}

/** Creates an account and signs in. The store returns no token with a new account, so a login follows. */
async function register(input: RegisterCustomerInput, context: RequestContext): Promise<CustomerResult> {
  const { upstream } = context
  const { firstname, lastname, email, password } = input
  const [rule, required] = await Promise.all([passwordRuleOf(context), formFieldsOf('CUSTOMER_CREATE', context)])
  const faults = refusedFields([
    ...faultsOf([
      ['firstname', nameFault(firstname)],
      ['lastname', nameFault(lastname)],
      ['email', emailFault(email)],
      ['password', newPasswordFault(password, rule)],
    ]),
    ...fieldFaults(input.fields, required, 'fields'),
  ])
  if (faults) return respond(faults)
  const proven = await captchaService(context).check('CUSTOMER_CREATE', input.captcha)
  if (!proven) return respond(refused(t('captcha.refused')))
  const make = async () => {
    try {
      const account = { firstname, lastname, email, password, is_subscribed: input.isSubscribed ?? false }
      const more = customerInput(wanted(input.fields, required))
      await upstream.send(Register, { input: { ...account, ...more } }, { ...proven, asGuest: true })
      return null
    } catch (error) {
      if (!isRefusal(error)) throw error
      return registerRefusal(error)
    }
  }
  const refusal = await inEvenTime(make, (result) => result === null)
  return refusal ? respond(refusal) : firstSignIn({ email, password, captcha: input.loginCaptcha }, context)
}

/** Keeps the guest's last order in the session: the store does not assign it to the new account. Another customer's order stays hidden. */
async function firstSignIn(credentials: Credentials, context: RequestContext): Promise<CustomerResult> {
  const { session } = context
  const order = lastOrder(session)
  try {
    const requestToken = () => tokenFor(credentials, context)
    const token = await requestToken()
    if (typeof token === 'string') {
      const signedIn = await signInWith(token, requestToken, context)
      if (order?.isGuest) saveLastOrder(session, order)
      return respond(accepted, signedIn)
    }
    if (token.errorMessage === t('captcha.refused')) return respond(accepted, { notes: [t('customer.signInNow')] })
  } catch (error) {
    // The account exists already: a failed sign-in is not an error of the registration.
    context.log.info({ err: error }, 'a new customer could not be signed in')
  }
  return respond(accepted, { notes: [t('customer.confirmFirst')] })
}

function registerRefusal(error: UpstreamError): Outcome {
  const fault = isTaken(error) && refusedFields([{ field: 'email', message: t('customer.emailTaken') }])
  return fault || refused(storeMessage(error.message))
}
