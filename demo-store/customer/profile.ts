import type { Context, TypeResolvers } from '../context.ts'
import { inputError, storeError } from '../errors.ts'
import { sendMail } from '../mailbox/mail.ts'
import { checkCaptcha } from '../store/captcha.ts'
import { authenticate } from './authenticate.ts'
import { customerByEmail, customerById } from './find.ts'
import type { Customer } from './find.ts'
import { emailChangedMail, passwordChangedMail } from './mails.ts'
import { setSubscription } from './newsletter.ts'
import { checkPassword } from './password-rules.ts'
import { hashPassword } from './password.ts'
import { checkPerson, isEmail } from './person.ts'
import type { PersonInput } from './person.ts'
import { signedIn } from './signed-in.ts'

const COLUMNS = ['firstname', 'lastname', 'middlename', 'prefix', 'suffix', 'gender', 'taxvat'] as const

/** What signed-in customers change about themselves. None of it voids a token. */
export const profileMutations: TypeResolvers = {
  updateCustomerV2: async (_: unknown, { input }: { input: PersonInput }, context: Context) => {
    const id = signedIn(context)
    if (!Object.keys(input).length) throw inputError(context.text('inputEmpty'))
    checkPerson(input, context)
    const given = COLUMNS.flatMap((column) => (input[column] === undefined ? [] : [[column, input[column]] as const]))
    const birth = input.date_of_birth ?? input.dob
    const changes: (readonly [string, unknown])[] = birth === undefined ? given : [...given, ['date_of_birth', birth]]
    return context.db.transaction(async (db) => {
      if (changes.length) {
        const assignments = changes.map(([column], index) => `${column} = $${index + 2}`).join(', ')
        await db.query(`update customer set ${assignments} where id = $1`, [id, ...changes.map(([, value]) => value)])
      }
      const customer = await customerById(id, db)
      if (input.is_subscribed != null) {
        await setSubscription(customer.email, input.is_subscribed, { ...context, db })
      }
      return { customer }
    })
  },
  updateCustomerEmail: async (
    _: unknown,
    { email, password }: { email: string; password: string },
    context: Context,
  ) => {
    const id = signedIn(context)
    if (!email || !password) throw inputError('"email" and "password" values should be specified')
    const customer = await customerById(id, context.db)
    await confirmPassword(customer, password, context)
    if (!isEmail(email)) throw inputError(context.text('emailInvalid', email))
    return { customer: await changeEmail(customer, email, context) }
  },
  changeCustomerPassword: async (
    _: unknown,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
    context: Context,
  ) => {
    checkCaptcha('CUSTOMER_EDIT', context)
    const id = signedIn(context)
    if (!currentPassword.trim()) throw inputError(context.text('currentPasswordUnspecified'))
    if (!newPassword.trim()) throw inputError(context.text('newPasswordUnspecified'))
    const customer = await customerById(id, context.db)
    await confirmPassword(customer, currentPassword, context)
    checkPassword(newPassword, context)
    const hash = await hashPassword(newPassword)
    await context.db.transaction(async (db) => {
      await db.query('update customer set password_hash = $2, reset_token = null where id = $1', [id, hash])
      await sendMail(passwordChangedMail(customer), { ...context, db })
    })
    return customer
  },
  /** Takes the account with its addresses, carts and wishes; orders stay with the shop, as the law wants. */
  deleteCustomer: async (_: unknown, __: unknown, context: Context) => {
    const id = signedIn(context)
    await context.db.transaction(async (db) => {
      const { email } = await customerById(id, db)
      await db.query('delete from newsletter_subscriber where lower(email) = lower($1)', [email])
      await db.query('delete from customer where id = $1', [id])
    })
    return true
  },
}

/** Refuses a wrong password; each one counts towards the lock of the account. */
async function confirmPassword(customer: Customer, password: string, context: Context): Promise<void> {
  const outcome = await authenticate(customer, password, context)
  if (outcome === 'right') return
  throw storeError('graphql-authentication', context.text(outcome === 'locked' ? 'accountLocked' : 'passwordWrong'))
}

function changeEmail(before: Customer, email: string, context: Context): Promise<Customer> {
  return context.db.transaction(async (db) => {
    const taken = await customerByEmail(email, db)
    if (taken && taken.id !== before.id) throw alreadyTaken(email)
    await db.query('update customer set email = $2 where id = $1', [before.id, email])
    // A subscription follows its customer, unless the new address has one of its own.
    await db.query(
      `update newsletter_subscriber set email = $2 where lower(email) = lower($1)
       and not exists (select 1 from newsletter_subscriber where lower(email) = lower($2))`,
      [before.email, email],
    )
    const after = await customerById(before.id, db)
    for (const to of new Set([before.email, email])) await sendMail(emailChangedMail(after, to), { ...context, db })
    return after
  })
}

function alreadyTaken(email: string) {
  return storeError(
    'graphql-already-exists',
    `A customer with the same email address (${email}) already exists in an associated website.`,
  )
}
