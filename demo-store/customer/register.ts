import { randomBytes } from 'node:crypto'
import type { Context, TypeResolvers } from '../context.ts'
import { databaseTime } from '../database/rows.ts'
import { inputError } from '../errors.ts'
import { reaches } from '../levels.ts'
import { sendMail } from '../mailbox/mail.ts'
import { checkCaptcha } from '../store/captcha.ts'
import {
  checkPerson,
  customAttributesIn,
  type Customer,
  customerByEmail,
  isEmail,
  type PersonInput,
} from './customer.ts'
import { confirmationMail, welcomeMail } from './mails.ts'
import { checkAccount } from './required-fields.ts'
import { setSubscription } from './newsletter.ts'
import { checkPassword, hashPassword } from './password.ts'

type CreateInput = PersonInput & { email: string; firstname: string; lastname: string; password?: string | null }

/** Registration and confirmation of accounts. */
export const registerMutations: TypeResolvers = {
  createCustomerV2: async (_: unknown, { input }: { input: CreateInput }, context: Context) => {
    checkCaptcha('CUSTOMER_CREATE', context)
    checkPerson(input, context)
    if (!isEmail(input.email)) throw inputError(context.text('emailInvalid', input.email))
    // An account without a password is accepted: its owner requests one by mail.
    const password = input.password || null
    if (password !== null) {
      checkPassword(password, context)
      if (password.toLowerCase() === input.email.toLowerCase()) throw inputError(context.text('passwordIsEmail'))
    }
    if (await customerByEmail(input.email, context.db)) throw inputError(context.text('customerExists'))
    checkAccount({ ...input, ...customAttributesIn(input) }, context)
    return { customer: await insertCustomer(input, password === null ? null : await hashPassword(password), context) }
  },
  confirmEmail: async (
    _: unknown,
    { input }: { input: { email: string; confirmation_key: string } },
    context: Context,
  ) => ({ customer: await confirm(input.email, input.confirmation_key, context) }),
  resendConfirmationEmail: async (_: unknown, { email }: { email: string }, context: Context) => {
    if (!isEmail(email)) throw inputError('Email is invalid')
    const customer = await customerByEmail(email, context.db)
    if (!customer) throw inputError('Email address is not valid')
    if (customer.confirmation_key === null) throw inputError("The email doesn't require confirmation.")
    await sendMail(confirmationMail(customer, customer.confirmation_key), context)
    return true
  },
}

export const registerQueries: TypeResolvers = {
  /** From 2.4.7 on true for everybody, unless the merchant lets guests know which addresses have accounts. */
  isEmailAvailable: async (_: unknown, { email }: { email: string }, context: Context) => {
    if (!email.trim()) throw inputError('Email must be present')
    if (!isEmail(email)) throw inputError('Email is invalid')
    const silent = reaches(context.level, '2.4.7') && context.model.settings.config.guest_checkout_login !== true
    return { is_email_available: silent || (await customerByEmail(email, context.db)) === null }
  },
}

/** An unguessable key of 32 hexadecimal digits, as in Magento. */
export function secretKey(): string {
  return randomBytes(16).toString('hex')
}

/** Stores the account and its first mail. Concurrent requests cannot take the same address twice. */
function insertCustomer(input: CreateInput, passwordHash: string | null, context: Context): Promise<Customer> {
  const key = context.model.settings.config.create_account_confirmation === true ? secretKey() : null
  return context.db.transaction(async (db) => {
    const { rows } = await db.query<Customer>(
      `insert into customer (email, firstname, lastname, middlename, prefix, suffix, date_of_birth, gender, taxvat,
         password_hash, created_at, confirmation_key, custom_attributes)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (lower(email)) do nothing returning *`,
      [
        input.email,
        input.firstname,
        input.lastname,
        input.middlename ?? null,
        input.prefix ?? null,
        input.suffix ?? null,
        input.date_of_birth ?? input.dob ?? null,
        input.gender ?? null,
        input.taxvat ?? null,
        passwordHash,
        databaseTime(context.now()),
        key,
        JSON.stringify(customAttributesIn(input)),
      ],
    )
    const [customer] = rows
    if (!customer) throw inputError(context.text('customerExists'))
    const box = { ...context, db }
    await sendMail(key === null ? welcomeMail(customer) : confirmationMail(customer, key), box)
    if (input.is_subscribed) await setSubscription(customer.email, true, box)
    return customer
  })
}

async function confirm(email: string, key: string, context: Context): Promise<Customer> {
  if (!isEmail(email)) throw inputError('Email is invalid')
  const customer = await customerByEmail(email, context.db)
  if (!customer) throw inputError(context.text('confirmationFailed'))
  if (customer.confirmation_key === null) throw inputError(context.text('accountActive'))
  if (customer.confirmation_key !== key) throw inputError(context.text('confirmationWrong'))
  return context.db.transaction(async (db) => {
    const { affectedRows } = await db.query(
      'update customer set confirmation_key = null where id = $1 and confirmation_key is not null',
      [customer.id],
    )
    if (!affectedRows) throw inputError(context.text('accountActive'))
    await sendMail(welcomeMail(customer), { ...context, db })
    return customer
  })
}
