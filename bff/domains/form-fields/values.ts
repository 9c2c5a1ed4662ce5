import type { FieldError, FieldValue, FormField } from '../../graphql/shop-schema.generated.ts'
import { t } from '../../i18n/texts.ts'
import { today } from '../today.ts'
import type { AttributeTextFragment } from './magento/form-fields.generated.ts'

/** Magento's columns. */
const MAX_TEXT = 255
const MAX_TEXTAREA = 2000

/** Where the store's inputs have fields of their own for an attribute. Whatever else is a custom attribute. */
const CUSTOMER_FIELDS: Readonly<Record<string, string>> = {
  prefix: 'prefix',
  middlename: 'middlename',
  suffix: 'suffix',
  dob: 'date_of_birth',
  gender: 'gender',
  taxvat: 'taxvat',
}
const ADDRESS_FIELDS = ['prefix', 'middlename', 'suffix', 'fax', 'vat_id'] as const

type Values = readonly FieldValue[] | null | undefined

/** What is wrong with the values of the fields, by field below `path`. Where nobody was asked for them, the store decides. */
export function fieldFaults(values: Values, fields: readonly FormField[], path: string): FieldError[] {
  if (!values) return []
  return fields.flatMap((field) => {
    const message = fault(valueOf(values, field.code), field)
    return message === null ? [] : [{ field: `${path}.${field.code}`, message }]
  })
}

function fault(value: string, { kind, options, code, isRequired }: FormField): string | null {
  if (value === '') return isRequired ? t('field.missing') : null
  if (kind === 'SELECT' || kind === 'MULTISELECT') {
    const chosen = kind === 'SELECT' ? [value] : value.split(',')
    const isOffered = (one: string) => options.some((option) => option.value === one)
    return chosen.every(isOffered) ? null : t('formField.choose')
  }
  if (kind === 'DATE') return isDate(value) && !(code === 'dob' && isToCome(value)) ? null : t('formField.date')
  const limit = kind === 'TEXT' ? MAX_TEXT : MAX_TEXTAREA
  if (value.length > limit) return t('field.tooLong', { limit })
  // Markup the store would keep as it is. Lines have breaks.
  return /[<>]|(?![\n\r])\p{Cc}/u.test(value) ? t('address.characters') : null
}

function isDate(text: string): boolean {
  return /^(?:19|2\d)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}

function isToCome(date: string): boolean {
  return date > today()
}

function valueOf(values: Values, code: string): string {
  return values?.find((one) => one.code === code)?.value ?? ''
}

/** Of what was sent, what is asked for. What is optional may be emptied. */
export function wanted(values: Values, fields: readonly FormField[]): FieldValue[] {
  return fields.flatMap(({ code, isRequired }) => {
    const value = valueOf(values, code)
    return value || (values && !isRequired) ? [{ code, value }] : []
  })
}

/** Input of `createCustomerV2` and `updateCustomerV2`. */
export function customerInput(values: readonly FieldValue[]) {
  const own = values.flatMap(({ code, value }) => {
    const name = CUSTOMER_FIELDS[code]
    return name ? [[name, name === 'gender' ? Number(value) : value]] : []
  })
  const custom = values.filter(({ code }) => !CUSTOMER_FIELDS[code])
  return { ...Object.fromEntries(own), ...(custom.length > 0 && { custom_attributes: custom.map(attribute) }) }
}

/** Input of an address, of the book or of a cart, which have different names for custom attributes. Null where it takes none. */
export function addressInput<Name extends string>(values: Values, customName: Name | null) {
  const own = (values ?? []).filter(({ code }) => isOfAddress(code))
  const custom = (values ?? []).filter(({ code }) => !isOfAddress(code))
  return {
    ...Object.fromEntries(own.map(({ code, value }) => [code, value])),
    ...(customName && custom.length > 0 && { [customName]: custom.map(attribute) }),
  }
}

export function isOfAddress(code: string): boolean {
  return (ADDRESS_FIELDS as readonly string[]).includes(code)
}

function attribute({ code, value }: FieldValue) {
  return { attribute_code: code, value }
}

type OfCustomer = Partial<Record<'prefix' | 'middlename' | 'suffix' | 'date_of_birth' | 'taxvat', string | null>> & {
  gender?: number | null
}

/** What the store has of a customer. */
export function customerValues(customer: OfCustomer & { custom_attributes?: Attributes }, codes: Codes): FieldValue[] {
  const own = Object.entries(CUSTOMER_FIELDS).flatMap(([code, name]) => {
    const value = customer[name as keyof OfCustomer]
    return value ? [{ code, value: String(value) }] : []
  })
  return [...own, ...customValues(customer.custom_attributes, codes)]
}

/** What the store has of an address. */
export function addressValues(
  address: Partial<Record<(typeof ADDRESS_FIELDS)[number], string | null>>,
  custom: Attributes,
  codes?: Codes,
): FieldValue[] {
  const own = ADDRESS_FIELDS.flatMap((code) => {
    const value = address[code]
    return value ? [{ code, value }] : []
  })
  return [...own, ...customValues(custom, codes)]
}

/** Of the custom attributes, those that are meant, or all. */
type Codes = readonly string[] | undefined

type Attributes = readonly (AttributeTextFragment | null)[] | null | undefined

function customValues(attributes: Attributes, codes: Codes): FieldValue[] {
  return (attributes ?? []).flatMap((one) => {
    if (!one || codes?.includes(one.code) === false) return []
    const value =
      'selected_options' in one
        ? one.selected_options.flatMap((option) => option?.value ?? []).join(',')
        : 'value' in one
          ? one.value
          : null
    // A day comes with a time, which no input of a form takes.
    return value ? [{ code: one.code, value: value.replace(/^(\d{4}-\d\d-\d\d) 00:00:00$/, '$1') }] : []
  })
}
