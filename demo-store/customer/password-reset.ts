import { timingSafeEqual } from 'node:crypto'
import type { Context, TypeResolvers } from '../context.ts'
import { inputError } from '../errors.ts'
import { sendMail } from '../mailbox/mail.ts'
import { checkCaptcha } from '../store/captcha.ts'
import { isLocked, unlock } from './authenticate.ts'
import { customerByEmail } from './find.ts'
import type { Customer } from './find.ts'
import { passwordChangedMail, resetMail } from './mails.ts'
import { checkPassword } from './password-rules.ts'
import { hashPassword } from './password.ts'
import { isEmail } from './person.ts'
import { secretKey } from './register.ts'

const hourInMs = 3_600_000
/** Magento's default: a link lives two hours. */
const lifetimeHours = 2

const checkAddress = (email: string): void => {
  if (!email) throw inputError('You must specify an email address.')
  if (!isEmail(email)) throw inputError('The email address has an invalid format.')
}

const sameText = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

const checkToken = ({ reset_token: expected, reset_requested_at: at }: Customer, given: string, context: Context) => {
  if (expected === null || !/^\w+$/.test(given) || !sameText(expected, given)) {
    throw inputError(context.text('resetMismatch'))
  }
  const age = context.now().getTime() - Date.parse(at ?? '')
  if (!(age < lifetimeHours * hourInMs)) throw inputError(context.text('resetExpired'))
}

/** Forgotten passwords. Unknown addresses get an error, so that whoever asks learns which are known. */
export const passwordResetMutations: TypeResolvers = {
  requestPasswordResetEmail: async (_: unknown, { email }: { email: string }, context: Context) => {
    checkCaptcha('CUSTOMER_FORGOT_PASSWORD', context)
    checkAddress(email)
    const customer = await customerByEmail(email, context.db)
    if (!customer) throw inputError("Cannot reset the customer's password")
    if (isLocked(customer, context.now())) throw inputError('The account is locked')
    const token = secretKey()
    await context.db.transaction(async (db) => {
      await db.query('update customer set reset_token = $2, reset_requested_at = $3 where id = $1', [
        customer.id,
        token,
        context.now().toISOString(),
      ])
      await sendMail(resetMail(customer, token, lifetimeHours), { ...context, db })
    })
    return true
  },
  /** Sets the password with the token of the mail, once. Tokens to sign in with stay good. */
  resetPassword: async (
    _: unknown,
    {
      email,
      resetPasswordToken: token,
      newPassword,
    }: { email: string; resetPasswordToken: string; newPassword: string },
    context: Context,
  ) => {
    checkCaptcha('CUSTOMER_FORGOT_PASSWORD', context)
    checkAddress(email)
    if (!token) throw inputError('resetPasswordToken must be specified')
    if (!newPassword) throw inputError('newPassword must be specified')
    const customer = await customerByEmail(email, context.db)
    if (!customer) throw inputError("Cannot set the customer's password")
    if (isLocked(customer, context.now())) throw inputError('The account is locked')
    checkToken(customer, token, context)
    checkPassword(newPassword, context)
    const hash = await hashPassword(newPassword)
    await context.db.transaction(async (db) => {
      const { affectedRows } = await db.query(
        'update customer set password_hash = $3, reset_token = null where id = $1 and reset_token = $2',
        [customer.id, token, hash],
      )
      if (!affectedRows) throw inputError(context.text('resetMismatch'))
      await sendMail(passwordChangedMail(customer), { ...context, db })
    })
    await unlock(customer.id, context)
    return true
  },
}
