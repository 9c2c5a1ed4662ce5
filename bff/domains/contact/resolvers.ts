import { isTelephone } from '../../../schema/address-rules.ts'
import { CONTACT_LIMITS } from '../../../schema/field-limits.ts'
import { contactHandler } from '../../extensions.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import type { ContactMessageInput, FieldError } from '../../graphql/shop-schema.generated.ts'
import { captchaService } from '../captcha/captcha-service.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { emailFault } from '../customer/check-entry.ts'
import { accepted, type Outcome, refused, refusedFields, type RequestResult } from '../customer/customer-result.ts'
import { storeMessage } from '../store-messages.ts'
import { otherContactWays } from './other-contact-ways.ts'
import { ContactShop } from './magento/contact-shop.generated.ts'
import { number } from '../../i18n/locale.ts'
import { t } from '../../i18n/texts.ts'
import { flagsOf } from '../shop/store-loaders.ts'

export const contactResolvers: Resolvers = {
  Mutation: {
    sendContactMessage: (_, { input }, context) => sendMessage(input, context),
  },
}

type Message = Record<keyof typeof CONTACT_LIMITS, string>

/** Gives a message to an extension, or lets the store mail it to the shop. The store has no field for the subject, so this precedes the text. */
async function sendMessage(input: ContactMessageInput, context: RequestContext): Promise<RequestResult> {
  const { upstream, shop, guards, address } = context
  const handler = contactHandler(context)
  if (!handler && !(await flagsOf(context)).contact) return respond(refused(otherContactWays(shop)))
  const message: Message = {
    name: input.name,
    email: input.email,
    telephone: input.telephone ?? '',
    subject: input.subject,
    message: input.message,
  }
  const faults = refusedFields(faultsIn(message))
  if (faults) return respond(faults)
  const proven = await captchaService(context).check('CONTACT', input.captcha)
  if (!proven) return respond(refused(t('captcha.refused')))
  const { name, email, telephone, subject, message: text } = message
  if (handler) return respond(await handler.send({ ...message, proven }, context))
  if (!(await guards.mails.maySend(address))) return respond(refused(otherContactWays(shop)))
  try {
    const comment = t('contact.comment', { subject, message: text })
    const { contactUs: sent } = await upstream.send(
      ContactShop,
      // Also when it is empty: without the key the store's mail has no text at all.
      { input: { name, email, telephone, comment } },
      proven,
    )
    return respond(sent?.status ? accepted : refused(otherContactWays(shop)))
  } catch (error) {
    if (!isRefusal(error)) throw error
    return respond(refused(storeMessage(error.message)))
  }
}

function faultsIn(entered: Message): FieldError[] {
  const fields = Object.entries(CONTACT_LIMITS) as [keyof Message, number][]
  return fields.flatMap(([field, limit]) => {
    const message = faultOf(field, entered[field], limit)
    return message === null ? [] : [{ field, message }]
  })
}

function faultOf(field: keyof Message, text: string, limit: number): string | null {
  if (text === '') return field === 'telephone' ? null : t('field.missing')
  if (text.length > limit) return t('field.tooLong', { limit: number(limit) })
  if (field === 'email') return emailFault(text)
  return field === 'telephone' && !isTelephone(text) ? t('contact.telephone.wrong') : null
}

function respond(outcome: Outcome): RequestResult {
  return { __typename: 'RequestSuccess', ...outcome }
}
