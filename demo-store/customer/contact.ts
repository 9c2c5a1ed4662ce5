import type { Context, TypeResolvers } from '../context.ts'
import { inputError } from '../errors.ts'
import { sendMail } from '../mailbox/mail.ts'
import { contactMail } from './mails.ts'
import { isEmail } from './person.ts'

type ContactInput = { name: string; email: string; telephone?: string | null; comment: string }

const UNWRITTEN = "We're sorry, an error has occurred while generating this content."
const shopAddress = 'contact@musette.example'

/** The contact form; no captcha keeps it shut, whatever the settings say. */
export const contactMutations: TypeResolvers = {
  contactUs: async (_: unknown, { input }: { input: ContactInput }, context: Context) => {
    if (context.model.settings.config.contact_enabled !== true) throw inputError('The contact form is unavailable.')
    if (!isEmail(input.email)) throw inputError(context.text('contactEmailInvalid'))
    if (!input.name.trim()) throw inputError('Name field is required.')
    if (!input.comment.trim()) throw inputError('Comment field is required.')
    const mail = contactMail(shopAddress, input)
    // Magento's template reads the telephone: where the key is missing it fails, and so does all of the mail's text.
    await sendMail('telephone' in input ? mail : { ...mail, parts: [UNWRITTEN] }, context)
    return { status: true }
  },
}
