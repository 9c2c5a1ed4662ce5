import { ofEntity } from '../catalog/custom-attributes.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/rows.ts'
import { inputError } from '../errors.ts'
import { isCustomField } from './required-fields.ts'

/** A row of table `customer`; times are ISO texts. */
export type Customer = {
  id: number
  email: string
  firstname: string
  lastname: string
  middlename: string | null
  prefix: string | null
  suffix: string | null
  date_of_birth: string | null
  gender: number | null
  taxvat: string | null
  custom_attributes: Readonly<Record<string, string>> | null
  password_hash: string | null
  created_at: string
  default_billing: number | null
  default_shipping: number | null
  confirmation_key: string | null
  failed_logins: number
  locked_until: string | null
  reset_token: string | null
  reset_requested_at: string | null
}

/** Fields of `CustomerCreateInput` and `CustomerUpdateInput` about a person; `dob` is the old name of `date_of_birth`. */
export type PersonInput = {
  firstname?: string | null
  lastname?: string | null
  middlename?: string | null
  prefix?: string | null
  suffix?: string | null
  date_of_birth?: string | null
  dob?: string | null
  gender?: number | null
  taxvat?: string | null
  is_subscribed?: boolean | null
  custom_attributes?: readonly { attribute_code: string; value?: string | null }[] | null
}

const LABELS = { firstname: 'First Name', middlename: 'Middle Name', lastname: 'Last Name' }
const NAME_PATTERN = /^[\p{L}\p{M},\-_.'’`&\s\d]{1,255}$/u

/** Longest e-mail address (RFC 5321). */
const MAX_EMAIL_LENGTH = 254

/** The customer with an e-mail address in any case; null for none. */
export async function customerByEmail(email: string, db: Queryable): Promise<Customer | null> {
  if (email.includes('\0')) return null
  const { rows } = await db.query<Customer>('select * from customer where lower(email) = lower($1)', [email])
  return rows[0] ?? null
}

/** The customer of a token that was just checked. */
export async function customerById(id: number, db: Queryable): Promise<Customer> {
  const { rows } = await db.query<Customer>('select * from customer where id = $1', [id])
  const [row] = rows
  if (!row) throw new Error(`customer ${id} is gone`)
  return row
}

export function isEmail(text: string): boolean {
  return (
    text.length <= MAX_EMAIL_LENGTH &&
    !text.includes('\0') &&
    /^[^\s@<>()[\],;:\\"]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?\.[a-z]{2,}$/i.test(text)
  )
}

/** The check for guests' addresses, which is looser than that of accounts. */
export function isGuestEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(text)
}

/** Refuses names with markup or other signs that no name has. */
export function checkNames(names: { [key in keyof typeof LABELS]?: string | null }): void {
  for (const key of ['firstname', 'lastname', 'middlename'] as const) {
    const name = names[key]
    if (name && !NAME_PATTERN.test(name)) throw inputError(`${LABELS[key]} is not valid!`)
  }
}

/** Refuses empty first and last names among those that are given, or must be. */
export function checkPerson(input: PersonInput, { text }: Context): void {
  const missing = (['firstname', 'lastname'] as const).filter((key) => input[key] === '' || input[key] === null)
  if (missing.length) throw inputError(text('parametersMissing', missing.map((key) => LABELS[key]).join(', ')))
  checkNames(input)
  if (input.gender != null && ![1, 2, 3].includes(input.gender)) {
    throw inputError(`"${input.gender}" is not a valid gender value.`)
  }
}

/** Codes that are no attributes of customers are ignored, as in Magento. */
export function customAttributesIn({ custom_attributes: given }: PersonInput): Record<string, string> {
  const known = ofEntity('CUSTOMER')?.attributes ?? []
  return Object.fromEntries(
    (given ?? []).flatMap(({ attribute_code: code, value }) =>
      isCustomField(code) || known.some((attribute) => attribute.code === code) ? [[code, value ?? '']] : [],
    ),
  )
}
