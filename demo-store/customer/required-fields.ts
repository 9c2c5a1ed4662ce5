import type { Context } from '../context.ts'
import { inputError } from '../errors.ts'

type Field = {
  code: string
  label: string
  input: 'TEXT' | 'DATE' | 'SELECT' | 'FILE'
  column: string
  isCustom?: boolean
}

const MIDDLE = { code: 'middlename', label: 'Middle Name/Initial', input: 'TEXT', column: 'middlename' } as const
const PREFIX = { code: 'prefix', label: 'Name Prefix', input: 'TEXT', column: 'prefix' } as const
const SUFFIX = { code: 'suffix', label: 'Name Suffix', input: 'TEXT', column: 'suffix' } as const

/** Fields that a merchant may require of accounts and of addresses, by entity. */
const FIELDS: Readonly<Record<string, readonly Field[]>> = {
  CUSTOMER: [
    PREFIX,
    MIDDLE,
    SUFFIX,
    { code: 'dob', label: 'Date of Birth', input: 'DATE', column: 'date_of_birth' },
    { code: 'taxvat', label: 'Tax/VAT Number', input: 'TEXT', column: 'taxvat' },
    { code: 'gender', label: 'Gender', input: 'SELECT', column: 'gender' },
    { code: 'card_number', label: 'Numéro de carte', input: 'TEXT', column: 'card_number', isCustom: true },
    { code: 'id_copy', label: 'Pièce d’identité', input: 'FILE', column: 'id_copy', isCustom: true },
  ],
  CUSTOMER_ADDRESS: [
    PREFIX,
    MIDDLE,
    SUFFIX,
    { code: 'company', label: 'Company', input: 'TEXT', column: 'company' },
    { code: 'fax', label: 'Fax', input: 'TEXT', column: 'fax' },
    { code: 'vat_id', label: 'VAT Number', input: 'TEXT', column: 'vat_id' },
  ],
}

/** Magento's own options, in English in every language. */
const GENDERS = ['Male', 'Female', 'Not Specified'].map((label, index) => ({
  __typename: 'AttributeOptionMetadata',
  label,
  value: String(index + 1),
  is_default: false,
}))

/** The setting `required_fields`: `customer:prefix,dob;address:company,vat_id?`, with `?` after what is optional. Empty by default, as in Magento. */
function fieldsOf(entity: string, { model }: Context): readonly (Field & { isRequired: boolean })[] {
  const part = String(model.settings.config['required_fields'] ?? '')
    .split(';')
    .find((one) => one.startsWith(entity === 'CUSTOMER' ? 'customer:' : 'address:'))
  const codes = new Set(part?.split(':')[1]?.split(','))
  return (FIELDS[entity] ?? [])
    .filter(({ code }) => codes.has(code) || codes.has(`${code}?`))
    .map((field) => ({ ...field, isRequired: codes.has(field.code) }))
}

function requiredOf(entity: string, context: Context): readonly Field[] {
  return fieldsOf(entity, context).filter(({ isRequired }) => isRequired)
}

/** Returns the fields of an entity as `attributesForm` lists them. */
export function requiredMetadata(entity: 'CUSTOMER' | 'CUSTOMER_ADDRESS', context: Context) {
  return fieldsOf(entity, context).map(({ code, label, input, isRequired }) => ({
    __typename: 'CustomerAttributeMetadata',
    code,
    label,
    default_value: null,
    entity_type: entity,
    frontend_input: input,
    is_required: isRequired,
    options: code === 'gender' ? GENDERS : [],
  }))
}

/** Codes of custom attributes that may be stored. */
export function isCustomField(code: string): boolean {
  return FIELDS.CUSTOMER?.some((field) => field.isCustom && field.code === code) ?? false
}

/** Refuses an account that lacks required fields. Magento checks all of them on every save, except the date of birth. */
export function checkAccount(values: Readonly<Record<string, unknown>>, context: Context): void {
  const missing = requiredOf('CUSTOMER', context).filter(({ code, column }) => code !== 'dob' && !values[column])
  if (missing.length) throw inputError(missing.map(({ label }) => context.text('valueRequired', label)).join('\n'))
}

/** Returns what an entry of the address book lacks. */
export function missingInEntry(values: Readonly<Record<string, unknown>>, context: Context): string[] {
  return requiredOf('CUSTOMER_ADDRESS', context).flatMap(({ code, column }) => (values[column] ? [] : [code]))
}

/** Returns what an address of a cart lacks: Magento checks only the company and the fax there. */
export function missingInCart(values: Readonly<Record<string, unknown>> | null, context: Context): string[] {
  return ['company', 'fax'].filter(
    (name) => !values?.[name] && requiredOf('CUSTOMER_ADDRESS', context).some(({ code }) => code === name),
  )
}
