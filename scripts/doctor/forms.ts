import { Kind, parse } from 'graphql'
import { FORM_CODES, shownFields } from '../../bff/domains/form-fields/store-form.ts'
import { isOfAddress } from '../../bff/domains/form-fields/values.ts'
import { StoreRecaptcha } from '../../bff/domains/captcha/magento/recaptcha.generated.ts'
import type { AttributeFrontendInputEnum } from '../../bff/magento/store-types.generated.ts'
import captchaSchema from '../../schema/shop/captcha.graphql?raw'
import type { Check, DoctorContext } from './doctor-context.ts'
import { type Row, rowsOf } from './row.ts'
import { isObject, itemsOf } from './store.ts'

const row = rowsOf('forms')
/** Forms for which the shop's pages request a token, by its own schema. */
const KNOWN = new Set(
  parse(captchaSchema).definitions.flatMap((definition) =>
    definition.kind === Kind.ENUM_TYPE_DEFINITION && definition.name.value === 'CaptchaForm'
      ? (definition.values ?? []).map(({ name }) => name.value)
      : [],
  ),
)

/** Checks that the shop's forms send what the store requires. */
export const checkForms: Check = async (context) => [
  ...(await checkCaptcha(context)),
  ...(await checkRequiredFields(context)),
]

/**
 * Checks the store's required fields: which ones the forms show, and which they cannot. If there is one of the latter, no account, address or guest
 * order can be saved.
 */
async function checkRequiredFields({ schema, store }: DoctorContext): Promise<Row[]> {
  if (!schema.members.has('Query.attributesForm')) return []
  const forms = Object.entries(FORM_CODES)
  const fields = forms.map(
    ([form, code]) => `${form}:attributesForm(formCode:"${code}"){items{code frontend_input is_required}}`,
  )
  const { data, errors } = await store.query(`query Doctor{${fields.join(' ')}}`)
  if (errors[0]) return [row('required fields', 'note', errors[0].message)]
  const fieldsOf = (form: string) =>
    itemsOf(data?.[form]).map((item) => ({
      code: String(item.code),
      frontend_input: item.frontend_input as AttributeFrontendInputEnum,
      is_required: item.is_required === true,
    }))
  const required = forms.flatMap(([form]) => shownFields(fieldsOf(form)))
  const codesOf = (fields: readonly { code: string }[]) => [...new Set(fields.map(({ code }) => code))].join(', ')
  const [shown, unshown] = [true, false].map((isShown) =>
    codesOf(required.filter(({ kind }) => (kind !== null) === isShown)),
  )
  // A cart's address has no field for them, so the store refuses the order; customers may choose one of their book.
  const unsent = schema.members.has('CartAddressInput.custom_attributes')
    ? []
    : shownFields(fieldsOf('ADDRESS')).filter(
        ({ code, is_required: isRequired }) => isRequired && code !== 'company' && !isOfAddress(code),
      )
  if (unsent.length > 0) {
    return [
      row(
        'required fields',
        'fault',
        `no guest can order: the store takes no custom attribute with the address of a cart, and requires ${codesOf(unsent)}`,
        'Make them optional: Stores > Attributes > Customer Address, or the module that made them.',
      ),
    ]
  }
  return [
    unshown
      ? row(
          'required fields',
          'fault',
          `the store requires what no form of the shop can show: ${unshown}`,
          'Make them optional: Stores > Configuration > Customers > Customer Configuration, or Stores > Attributes > Customer.',
        )
      : row('required fields', 'ok', `the shop’s forms have all that the store requires${shown && `, also ${shown}`}`),
  ]
}

/** Checks which forms the store protects with reCAPTCHA, and whether the shop's pages can send the token. */
async function checkCaptcha({ config, schema, store }: DoctorContext): Promise<Row[]> {
  if (!schema.members.has('Query.recaptchaV3Config')) {
    const remedy = 'Leave reCAPTCHA for storefront forms off: the shop cannot know which of them the store protects.'
    return [row('reCAPTCHA', 'note', 'the store does not tell: it is older than 2.4.7, or lacks the module', remedy)]
  }
  const { data, errors } = await store.read(StoreRecaptcha)
  const captcha = data?.recaptchaV3Config
  if (errors[0]) return [row('reCAPTCHA', 'note', errors[0].message)]
  if (!isObject(captcha) || captcha.is_enabled !== true) {
    return [row('reCAPTCHA', 'ok', `off; the shop’s own proof of work is ${config.captcha ? 'on' : 'off'}`)]
  }
  const forms = Array.isArray(captcha.forms) ? captcha.forms.map(String) : []
  const unknown = forms.filter((form) => !KNOWN.has(form))
  const isOpen = config.csp.captcha.length > 0
  return [
    row(
      'reCAPTCHA',
      isOpen ? 'ok' : 'fault',
      `on for ${forms.join(', ') || 'no form'}`,
      'Set CSP_CAPTCHA=https://www.google.com,https://www.gstatic.com: the browser may not load it.',
    ),
    ...unknown.map((form) =>
      row(
        `reCAPTCHA ${form}`,
        'off',
        'the shop sends no token with it: where it has such a form, the store refuses it',
        'Switch it off: Stores > Configuration > Security > Google reCAPTCHA Storefront.',
      ),
    ),
  ]
}
