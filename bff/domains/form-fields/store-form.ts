import type { FieldKind, FormField, StoreForm as Form } from '../../graphql/shop-schema.generated.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { lifetimeOf } from '../../cache/lifetime.ts'
import { t, type TextId } from '../../i18n/texts.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { SETTINGS_POLICY } from '../shop/settings-policy.ts'
import { StoreForm, type StoreFormQuery } from './magento/form-fields.generated.ts'

/** Magento's codes of its forms. */
export const FORM_CODES: Readonly<Record<Form, string>> = {
  CUSTOMER_CREATE: 'customer_account_create',
  CUSTOMER_EDIT: 'customer_account_edit',
  ADDRESS: 'customer_register_address',
}

/** Attributes of the store that the shop's forms always ask for. */
const ALWAYS: ReadonlySet<string> = new Set(
  'firstname lastname email street city country_id region region_id postcode telephone'.split(' '),
)

/** Also asked for where they are optional: in the store's forms only if the merchant wants them, and who buys for a company needs them. */
const TAX_NUMBERS: ReadonlySet<string> = new Set(['taxvat', 'vat_id'])

const KINDS: Readonly<Record<string, FieldKind>> = {
  BOOLEAN: 'SELECT',
  DATE: 'DATE',
  DATETIME: 'DATE',
  MULTILINE: 'TEXTAREA',
  MULTISELECT: 'MULTISELECT',
  SELECT: 'SELECT',
  TEXT: 'TEXT',
  TEXTAREA: 'TEXTAREA',
}

/** Magento's own labels, which its GraphQL returns in English whatever the language of the store view. */
const LABELS: Readonly<Record<string, TextId>> = {
  'Name Prefix': 'formField.prefix',
  'Middle Name/Initial': 'formField.middlename',
  'Name Suffix': 'formField.suffix',
  Company: 'formField.company',
  'Date of Birth': 'formField.birth',
  Gender: 'formField.gender',
  Male: 'formField.gender.male',
  Female: 'formField.gender.female',
  'Not Specified': 'formField.gender.notSpecified',
  'Tax/VAT Number': 'formField.taxNumber',
  'VAT Number': 'formField.taxNumber',
  Fax: 'formField.fax',
}

type StoreField = NonNullable<NonNullable<StoreFormQuery['attributesForm']>['items'][number]>

/** Loads the fields of a form of the store. Empty if the store does not return them: then the store itself refuses incomplete input. */
export async function storeForm(form: Form, context: RequestContext): Promise<StoreField[]> {
  const { upstream, cacheScope } = context
  if (!upstream.has('Query.attributesForm')) return []
  try {
    const { attributesForm } = await upstream.read(StoreForm, { code: FORM_CODES[form] }, SETTINGS_POLICY)
    return (attributesForm?.items ?? []).filter((item) => item !== null)
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    cacheScope.note({ tags: [], ...lifetimeOf(SETTINGS_POLICY.maxAge, 'doubtful', Date.now()) })
    return []
  }
}

/** What is asked for and not always there. `kind`: null for what a form of the shop cannot show, such as a file. */
export function shownFields<Field extends Pick<StoreField, 'code' | 'frontend_input' | 'is_required'>>(
  fields: readonly Field[],
) {
  return fields
    .filter(({ code, is_required: isRequired }) => (isRequired || TAX_NUMBERS.has(code)) && !ALWAYS.has(code))
    .map((field) => ({ ...field, kind: KINDS[field.frontend_input ?? ''] ?? null }))
}

export async function formFieldsOf(form: Form, context: RequestContext): Promise<FormField[]> {
  return shownFields(await storeForm(form, context)).flatMap(
    ({ code, kind, label, options, is_required: isRequired }) =>
      kind
        ? [
            {
              code,
              kind,
              isRequired,
              label: shown(label || code, isRequired),
              options: offers(kind) ? choices(options) : [],
            },
          ]
        : [],
  )
}

function shown(label: string, isRequired: boolean): string {
  return isRequired ? labelOf(label) : t('formField.optional', { label: labelOf(label) })
}

function offers(kind: FieldKind): boolean {
  return kind === 'SELECT' || kind === 'MULTISELECT'
}

function choices(options: StoreField['options']): FormField['options'] {
  return options.flatMap((option) => (option?.value ? [{ value: option.value, label: labelOf(option.label) }] : []))
}

function labelOf(label: string): string {
  const id = LABELS[label]
  return id ? t(id) : label
}
