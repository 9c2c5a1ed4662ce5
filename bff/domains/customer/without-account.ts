import type { RequestContext } from '../../graphql/context.ts'
import { inEvenTime } from '../../http/even-time.ts'
import { captchaService } from '../captcha/captcha-service.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { storeMessage } from '../store-messages.ts'
import { emailFault, faultsOf, newPasswordFault } from './check-entry.ts'
import { accepted, type Outcome, refused, refusedFields, type RequestResult } from './customer-result.ts'
import { ConfirmEmail } from './magento/confirm-email.generated.ts'
import { RequestReset, ResetPassword, Subscribe } from './magento/customer.generated.ts'
import { t } from '../../i18n/texts.ts'
import { passwordRuleOf } from './password-rule.ts'
import { flagsOf } from '../shop/store-loaders.ts'

const MAX_TOKEN = 255

/** `captcha`: the proof that a person sent the form. */
type EmailRequest = { email: string; captcha?: string | null }

/** Lets the store mail a link. Response and timing are the same for unknown addresses, so that accounts cannot be enumerated. */
export async function requestPasswordReset(
  { email, captcha }: EmailRequest,
  context: RequestContext,
): Promise<RequestResult> {
  const { upstream, guards } = context
  const faults = refusedFields(faultsOf([['email', emailFault(email)]]))
  if (faults) return respond(faults)
  const proven = await captchaService(context).check('CUSTOMER_FORGOT_PASSWORD', captcha)
  if (!proven) return respond(refused(t('captcha.refused')))
  if (!(await guards.attempts.take(`reset:${email}`))) return respond(accepted)
  return inEvenTime(async () => {
    const outcome = await withoutReason(() => upstream.send(RequestReset, { email }, { ...proven, asGuest: true }))
    return respond(outcome === 'machine' ? refused(t('captcha.refused')) : accepted)
  })
}

/** Sets a password with the token of the mail. An unknown address, a wrong token and an old one are refused alike. */
export async function resetPassword(
  { email, token, newPassword, captcha }: { token: string; newPassword: string } & EmailRequest,
  context: RequestContext,
): Promise<RequestResult> {
  const { upstream, guards } = context
  const faults = refusedFields(
    faultsOf([
      ['email', emailFault(email)],
      ['newPassword', newPasswordFault(newPassword, await passwordRuleOf(context))],
    ]),
  )
  if (faults) return respond(faults)
  if (token === '' || token.length > MAX_TOKEN) return respond(refused(t('customer.linkEnded')))
  const proven = await captchaService(context).check('CUSTOMER_RESET_PASSWORD', captcha)
  if (!proven) return respond(refused(t('captcha.refused')))
  if (!(await guards.attempts.take(email))) return respond(refused(t('customer.tooManyAttempts')))
  const wanted = { email, token, new: newPassword }
  const outcome = await inEvenTime(() =>
    withoutReason(() => upstream.send(ResetPassword, wanted, { ...proven, asGuest: true })),
  )
  if (outcome === 'machine') return respond(refused(t('captcha.refused')))
  if (outcome === 'refused') return respond(refused(t('customer.linkEnded')))
  await guards.attempts.forgive(email)
  return respond(accepted)
}

/** Opens an account whose address the store wanted confirmed. Before 2.4.7 the store's own page does that. */
export async function confirmEmail(email: string, key: string, { upstream }: RequestContext): Promise<RequestResult> {
  const isPossible =
    emailFault(email) === null && key !== '' && key.length <= MAX_TOKEN && upstream.has('Mutation.confirmEmail')
  if (!isPossible) return respond(refused(t('customer.confirmationEnded')))
  const outcome = await inEvenTime(() =>
    withoutReason(() => upstream.send(ConfirmEmail, { email, key }, { asGuest: true })),
  )
  return respond(outcome === 'done' ? accepted : refused(t('customer.confirmationEnded')))
}

/** Subscribes any address. The response does not reveal whether it is subscribed already or belongs to an account. */
export async function subscribe({ email, captcha }: EmailRequest, context: RequestContext): Promise<RequestResult> {
  const faults = refusedFields(faultsOf([['email', emailFault(email)]]))
  if (faults) return respond(faults)
  if (!(await flagsOf(context)).newsletter) return respond(refused(t('customer.newsletterInactive')))
  const proven = await captchaService(context).check('NEWSLETTER', captcha)
  if (!proven) return respond(refused(t('captcha.refused')))
  return inEvenTime(async () => {
    try {
      await context.upstream.send(Subscribe, { email }, proven)
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (error.kind !== 'already-exists') return respond(refused(storeMessage(error.message)))
    }
    return respond(accepted)
  })
}

/**
 * Returns whether the store did it. The reason of a refusal is hidden, except for a captcha, which the store checks first; outages, rate limits and
 * our own errors are thrown.
 */
async function withoutReason(run: () => Promise<unknown>): Promise<'done' | 'refused' | 'machine'> {
  try {
    await run()
    return 'done'
  } catch (error) {
    if (!isRefusal(error) || error.kind === 'too-many-requests') throw error
    return error.kind === 'captcha' ? 'machine' : 'refused'
  }
}

function respond(outcome: Outcome): RequestResult {
  return { __typename: 'RequestSuccess', ...outcome }
}
