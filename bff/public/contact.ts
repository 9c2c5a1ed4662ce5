/** Messages to the merchant, and mails in the shop’s name. */
export type { ContactHandler } from '../extension.ts'
export { captchaService } from '../domains/captcha/captcha-service.ts'
export { otherContactWays } from '../domains/contact/other-contact-ways.ts'
export { postMail, scheduleMail } from '../domains/post-mail.ts'
export type { MailDraft } from '../mail/compose-mail.ts'
