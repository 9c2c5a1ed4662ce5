import { timingSafeEqual } from 'node:crypto'
import type { Context, Resolvers, TypeResolvers } from '../context.ts'
import { inputError, storeError } from '../errors.ts'
import { reaches } from '../levels.ts'
import { sendMail } from '../mailbox/mail.ts'
import { captchaForms, checkCaptcha } from '../store/captcha.ts'
import { regionsOf } from '../store/countries.ts'
import { encodeUid } from '../uid.ts'
import { addressesOf, addressMutations, type CustomerAddress } from './addresses.ts'
import {
  checkPerson,
  customAttributesIn,
  type Customer,
  customerByEmail,
  customerById,
  isEmail,
  type PersonInput,
} from './customer.ts'
import { contactMail, emailChangedMail, passwordChangedMail, resetMail } from './mails.ts'
import { isSubscribed, newsletterMutations, setSubscription } from './newsletter.ts'
import { checkPassword, hashPassword } from './password.ts'
import { checkAccount } from './required-fields.ts'
import { registerMutations, registerQueries, secretKey } from './register.ts'
import { authenticate, isLocked, issueToken, signedIn, unlock } from './sign-in.ts'

const COLUMNS = ['firstname', 'lastname', 'middlename', 'prefix', 'suffix', 'gender', 'taxvat'] as const

type ContactInput = { name: string; email: string; telephone?: string | null; comment: string }

/** A new address without a region has none in the response. */
type AddressView = Omit<CustomerAddress, 'region'> & { region: string | null | undefined }

/** Changes of customers to their own data. None of them revokes a token. */
const profileMutations: TypeResolvers = {
  updateCustomerV2: async (_: unknown, { input }: { input: PersonInput }, context: Context) => {
    const id = signedIn(context)
    if (!Object.keys(input).length) throw inputError(context.text('inputEmpty'))
    checkPerson(input, context)
    const given = COLUMNS.flatMap((column) => (input[column] === undefined ? [] : [[column, input[column]] as const]))
    const birth = input.date_of_birth ?? input.dob
    const changes: (readonly [string, unknown])[] = birth === undefined ? given : [...given, ['date_of_birth', birth]]
    const attributes = customAttributesIn(input)
    return context.db.transaction(async (db) => {
      if (changes.length) {
        const assignments = changes.map(([column], index) => `${column} = $${index + 2}`).join(', ')
        await db.query(`update customer set ${assignments} where id = $1`, [id, ...changes.map(([, value]) => value)])
      }
      await db.query(
        `update customer set custom_attributes = coalesce(custom_attributes, '{}') || $2::jsonb where id = $1`,
        [id, JSON.stringify(attributes)],
      )
      const customer = await customerById(id, db)
      checkAccount({ ...customer, ...customer.custom_attributes }, context)
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
  /**
   * Deletes the account with its addresses, carts and wishlist. Orders stay, because accounting law requires them.
   */
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

const HOUR_IN_MS = 3_600_000

/** Magento's default: a link is valid for two hours. */
const LIFETIME_HOURS = 2

/** Password reset. Magento returns an error for unknown addresses, which reveals the known ones. */
const passwordResetMutations: TypeResolvers = {
  requestPasswordResetEmail: async (_: unknown, { email }: { email: string }, context: Context) => {
    checkCaptcha('CUSTOMER_FORGOT_PASSWORD', context)
    checkAddress(email)
    const customer = await customerByEmail(email, context.db)
    if (!customer) throw inputError("Cannot reset the customer's password")
    if (isLocked(customer, context.now())) throw inputError(context.text('accountLocked'))
    const token = secretKey()
    await context.db.transaction(async (db) => {
      await db.query('update customer set reset_token = $2, reset_requested_at = $3 where id = $1', [
        customer.id,
        token,
        context.now().toISOString(),
      ])
      await sendMail(resetMail(customer, token, LIFETIME_HOURS), { ...context, db })
    })
    return true
  },
  /** Sets the password with the one-time token of the mail. Access tokens stay valid. */
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
    if (isLocked(customer, context.now())) throw inputError(context.text('accountLocked'))
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

const HOUR_IN_SECONDS = 3600

/** Access tokens. Wrong password, unknown address, unconfirmed and locked account give the same error. */
const signInMutations: TypeResolvers = {
  generateCustomerToken: async (
    _: unknown,
    { email, password }: { email: string; password: string },
    context: Context,
  ) => {
    checkCaptcha('CUSTOMER_LOGIN', context)
    if (!email.trim()) throw inputError(context.text('emailUnspecified'))
    if (!password.trim()) throw inputError(context.text('passwordUnspecified'))
    const customer = await customerByEmail(email, context.db)
    const outcome = customer ? await authenticate(customer, password, context) : 'wrong'
    if (!customer || outcome !== 'right' || customer.confirmation_key !== null) {
      throw storeError('graphql-authentication', context.text('loginFailed'))
    }
    return { token: issueToken(customer.id, tokenLifetime(context), context.now(), context.tokenKey) }
  },
  /** Revokes all tokens of the customer, including those of the current second. */
  revokeCustomerToken: async (_: unknown, __: unknown, context: Context) => {
    const id = signedIn(context)
    await context.db.query('update customer set revoked_before = $2 where id = $1', [
      id,
      Math.floor(context.now().getTime() / 1000),
    ])
    return { result: true }
  },
}

const UNWRITTEN = "We're sorry, an error has occurred while generating this content."

const SHOP_ADDRESS = 'contact@musette.example'

/** The contact form. Magento never checks a captcha here, whatever the settings say. */
const contactMutations: TypeResolvers = {
  contactUs: async (_: unknown, { input }: { input: ContactInput }, context: Context) => {
    if (reaches(context.level, '2.4.9')) checkCaptcha('CONTACT', context)
    if (context.model.settings.config.contact_enabled !== true) throw inputError('The contact form is unavailable.')
    if (!isEmail(input.email)) throw inputError(context.text('contactEmailInvalid'))
    if (!input.name.trim()) throw inputError('Name field is required.')
    if (!input.comment.trim()) throw inputError('Comment field is required.')
    const mail = contactMail(SHOP_ADDRESS, input)
    // Magento's template reads the telephone; without that key the whole text of the mail is missing.
    await sendMail('telephone' in input ? mail : { ...mail, parts: [UNWRITTEN] }, context)
    return { status: true }
  },
}

/** The customer's own account. */
export const customerResolvers: Resolvers = {
  Query: {
    ...registerQueries,
    customer: (_: unknown, __: unknown, context: Context): Promise<Customer> =>
      customerById(signedIn(context), context.db),
    recaptchaV3Config: (_: unknown, __: unknown, context: Context) => ({
      is_enabled: captchaForms(context).length > 0,
      website_key: '',
      minimum_score: 0.5,
      badge_position: 'inline',
      language_code: '',
      failure_message: 'reCAPTCHA verification failed.',
      forms: captchaForms(context),
    }),
  },
  Mutation: {
    ...signInMutations,
    ...registerMutations,
    ...profileMutations,
    ...passwordResetMutations,
    ...addressMutations,
    ...newsletterMutations,
    ...contactMutations,
  },
  Customer: {
    default_billing: ({ default_billing: id }: Customer) => textId(id),
    default_shipping: ({ default_shipping: id }: Customer) => textId(id),
    is_subscribed: ({ email }: Customer, _: unknown, { db }: Context) => isSubscribed(email, db),
    addresses: ({ id }: Customer, _: unknown, { db }: Context) => addressesOf(id, db),
    custom_attributes: (
      { custom_attributes: all }: Customer,
      { attributeCodes: codes }: { attributeCodes?: string[] },
    ) =>
      Object.entries(all ?? {}).flatMap(([code, value]) =>
        !codes?.length || codes.includes(code) ? [{ __typename: 'AttributeValue', code, value }] : [],
      ),
  },
  CustomerAddress: {
    uid: ({ id }: AddressView) => encodeUid(id),
    custom_attributesV2: () => [],
    region: ({ region, country_code: country }: AddressView) => {
      if (region === undefined) return null
      const listed = regionsOf(country)?.find(({ name }) => name === region)
      return { region, region_code: listed?.code ?? region, region_id: listed?.id ?? 0 }
    },
  },
}

/** Refuses a wrong password and counts it towards the lock of the account. */
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

function checkAddress(email: string): void {
  if (!email) throw inputError('You must specify an email address.')
  if (!isEmail(email)) throw inputError('The email address has an invalid format.')
}

function checkToken({ reset_token: expected, reset_requested_at: at }: Customer, given: string, context: Context) {
  if (expected === null || !/^\w+$/.test(given) || !sameText(expected, given)) {
    throw inputError(context.text('resetMismatch'))
  }
  const age = context.now().getTime() - Date.parse(at ?? '')
  if (!(age < LIFETIME_HOURS * HOUR_IN_MS)) throw inputError(context.text('resetExpired'))
}

/** The configured lifetime in whole hours; less than one hour means one. */
function tokenLifetime({ model }: Context): number {
  return (Math.trunc(Number(model.settings.config.customer_access_token_lifetime)) || 1) * HOUR_IN_SECONDS
}

/** Magento shows ids of default addresses as texts. */
function textId(id: number | null): string | null {
  return id === null ? null : String(id)
}

function alreadyTaken(email: string) {
  return storeError(
    'graphql-already-exists',
    `A customer with the same email address (${email}) already exists in an associated website.`,
  )
}

function sameText(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
