import type { Context, TypeResolvers } from '../context.ts'
import { inputError } from '../errors.ts'
import { sendMail } from '../mailbox/mail.ts'
import { contactMail } from './mails.ts'
import { isEmail } from './person.ts'

type ContactInput = { name: string; email: string; telephone?: string | null; comment: string }

const shopAddress = 'contact@musette.example'

/** The contact form; no captcha keeps it shut, whatever the settings say (magento-live.md §1). */
export const contactMutations: TypeResolvers = {
  contactUs: async (_: unknown, { input }: { input: ContactInput }, context: Context) => {
    if (context.model.settings.config.contact_enabled !== true) throw inputError('The contact form is unavailable.')
    if (!input.name.trim()) throw inputError('Enter the Name and try again.')
    if (!input.comment.trim()) throw inputError('Enter the comment and try again.')
    if (!isEmail(input.email)) throw inputError(context.text('contactEmailInvalid'))
    await sendMail(contactMail(shopAddress, input), context)
    return { status: true }
  },
}
