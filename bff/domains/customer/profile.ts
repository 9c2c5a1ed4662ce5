import type { RequestContext } from '../../graphql/context.ts'
import type { FieldValue } from '../../graphql/shop-schema.generated.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { captchaService } from '../captcha/captcha-service.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { endScheduledMails } from '../post-mail.ts'
import { formFieldsOf } from '../form-fields/store-form.ts'
import { customerInput, fieldFaults, wanted } from '../form-fields/values.ts'
import { storeMessage } from '../store-messages.ts'
import { emailFault, faultsOf, nameFault, newPasswordFault, passwordFault } from './check-entry.ts'
import { accepted, type CustomerResult, type Outcome, refused, refusedFields } from './customer-result.ts'
import { respond, nextSecond } from './sign-in.ts'
import { ChangePassword, UpdateCustomer, UpdateEmail } from './magento/customer.generated.ts'
import { Login, Logout } from './magento/sign-in.generated.ts'
import { t } from '../../i18n/texts.ts'
import { passwordRuleOf } from './password-rule.ts'
import { flagsOf } from '../shop/store-loaders.ts'
import { customerService } from './customer-service.ts'

export async function updateNames(
  { firstname, lastname, fields }: { firstname: string; lastname: string; fields?: readonly FieldValue[] | null },
  context: RequestContext,
): Promise<CustomerResult> {
  const required = await formFieldsOf('CUSTOMER_EDIT', context)
  const faults = refusedFields([
    ...faultsOf([
      ['firstname', nameFault(firstname)],
      ['lastname', nameFault(lastname)],
    ]),
    ...fieldFaults(fields, required, 'fields'),
  ])
  if (faults) return respond(faults)
  const input = { firstname, lastname, ...customerInput(wanted(fields, required)) }
  return change(context, () => context.upstream.send(UpdateCustomer, { input }))
}

/** Changes the subscription. It can always be ended, even while the newsletter is switched off. */
export async function setSubscription(isSubscribed: boolean, context: RequestContext): Promise<CustomerResult> {
  if (isSubscribed && !(await flagsOf(context)).newsletter) return respond(refused(t('customer.newsletterInactive')))
  return change(context, () => context.upstream.send(UpdateCustomer, { input: { is_subscribed: isSubscribed } }))
}

/** Changes the address. The token stays valid, because it contains the customer's id. */
export async function changeEmail(email: string, password: string, context: RequestContext): Promise<CustomerResult> {
  const faults = refusedFields(
    faultsOf([
      ['email', emailFault(email)],
      ['password', passwordFault(password)],
    ]),
  )
  if (faults) return respond(faults)
  const { email: before } = await customerService(context).read()
  const changed = await withPassword(context, 'password', () =>
    context.upstream.send(UpdateEmail, { email, password }).catch((error: unknown) => {
      if (!isRefusal(error) || !isTaken(error)) throw error
      return refusedFields([{ field: 'email', message: t('customer.emailOfAnother') }])
    }),
  )
  if (changed.success) await endScheduledMails(before, context)
  return changed
}

type PasswordChange = {
  currentPassword: string
  newPassword: string
  captcha?: string | null
  loginCaptcha?: string | null
}

/** Changes the password. Magento keeps old tokens valid, so all tokens are revoked and a new one is requested. */
export async function changePassword(
  { currentPassword: current, newPassword: wanted, captcha, loginCaptcha }: PasswordChange,
  context: RequestContext,
): Promise<CustomerResult> {
  const { upstream, signIn } = context
  const faults = refusedFields(
    faultsOf([
      ['currentPassword', passwordFault(current)],
      ['newPassword', newPasswordFault(wanted, await passwordRuleOf(context))],
    ]),
  )
  if (faults) return respond(faults)
  const [proven, provenAgain] = [
    await captchaService(context).check('CUSTOMER_EDIT', captcha),
    await captchaService(context).check('CUSTOMER_LOGIN', loginCaptcha),
  ]
  if (!proven || !provenAgain) return respond(refused(t('captcha.refused')))
  const { email } = await customerService(context).read()
  const changed = await withPassword(context, 'currentPassword', () =>
    upstream.send(ChangePassword, { current, new: wanted }, proven),
  )
  if (!changed.success || !email) return changed
  try {
    await upstream.send(Logout, {})
    await nextSecond()
    const { generateCustomerToken: made } = await upstream.send(
      Login,
      { email, password: wanted },
      { ...provenAgain, asGuest: true },
    )
    if (made?.token) signIn.renew(made.token)
  } catch (error) {
    // The password is changed; at worst the shopper has to sign in again.
    if (!(error instanceof UpstreamError)) throw error
    signIn.refuse()
  }
  customerService(context).forget()
  return changed
}

/** Runs a change that requires the password; attempts count like those of a login. */
async function withPassword(
  context: RequestContext,
  field: string,
  run: () => Promise<unknown>,
): Promise<CustomerResult> {
  const { email } = await customerService(context).read()
  if (!email) return respond(refused(t('customer.signInFirst')))
  if (!(await context.guards.attempts.take(email))) return respond(refused(t('customer.tooManyAttempts')))
  const changed = await change(context, () =>
    run().catch((error: unknown) => {
      // Only if the session itself is still valid, the error concerns the password.
      if (!(error instanceof UpstreamError) || error.kind !== 'authentication' || !context.signIn.token()) throw error
      return refusedFields([{ field, message: t('customer.passwordWrong') }])
    }),
  )
  if (changed.success) await context.guards.attempts.forgive(email)
  return changed
}

/** Runs a change of the account. `run` may return an outcome; a refusal of the store is one, too. */
async function change(context: RequestContext, run: () => Promise<unknown>): Promise<CustomerResult> {
  try {
    const result = await customerService(context).asCustomer(run)
    customerService(context).forget()
    if (result === null) return respond(refused(t('customer.signInFirst')))
    return respond(isOutcome(result) ? result : accepted)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return respond(refused(storeMessage(error.message) || t('cart.refused')))
  }
}

function isOutcome(result: unknown): result is Outcome {
  return typeof result === 'object' && result !== null && 'success' in result
}

/** Whether another account has the address. Magento reports every problem with an account under one category, so the message decides. */
export function isTaken({ kind, message }: UpstreamError): boolean {
  return kind === 'already-exists' || /existe déjà|already exists|existiert bereits/i.test(message)
}
