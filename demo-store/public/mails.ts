/** The mailbox. */
export { sendMail } from '../mailbox/mail.ts'
