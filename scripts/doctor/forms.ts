import { Kind, parse } from 'graphql'
import { StoreRecaptcha } from '../../bff/domains/captcha/magento/recaptcha.generated.ts'
import captchaSchema from '../../schema/shop/captcha.graphql?raw'
import type { Check } from './patient.ts'
import { rowsOf } from './row.ts'
import { isObject } from './store.ts'

const row = rowsOf('forms')
/** Those for which the shop's pages ask for a token, by its own contract. */
const KNOWN = new Set(
  parse(captchaSchema).definitions.flatMap((definition) =>
    definition.kind === Kind.ENUM_TYPE_DEFINITION && definition.name.value === 'CaptchaForm'
      ? (definition.values ?? []).map(({ name }) => name.value)
      : [],
  ),
)

/** Which forms the store protects with reCAPTCHA, and whether the shop's pages can send what it wants. */
export const checkForms: Check = async ({ config, schema, store }) => {
  if (!schema.members.has('Query.recaptchaV3Config')) {
    const remedy = 'Leave reCAPTCHA for storefront forms off: before 2.4.7 a store does not tell which it protects.'
    return [row('reCAPTCHA', 'note', 'such a store does not tell', remedy)]
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
