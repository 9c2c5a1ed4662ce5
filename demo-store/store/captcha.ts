import type { Context } from '../context.ts'
import { ExpectedFault, inputError } from '../errors.ts'

/** Forms as `recaptchaV3Config.forms` names them. */
type CaptchaForm =
  | 'CUSTOMER_LOGIN'
  | 'CUSTOMER_FORGOT_PASSWORD'
  | 'CUSTOMER_CREATE'
  | 'CUSTOMER_EDIT'
  | 'CONTACT'
  | 'NEWSLETTER'
  | 'PLACE_ORDER'
  | 'PRODUCT_REVIEW'

/** The only accepted `X-ReCaptcha` value; Magento calls Google. */
const HUMAN_TOKEN = 'human'

/** Returns the forms that the merchant protects: the setting `recaptcha_forms` is a comma-separated list. */
export function captchaForms({ model }: Context): string[] {
  const { recaptcha_forms: forms } = model.settings.config
  return typeof forms === 'string' && forms ? forms.split(',') : []
}

/** Refuses a protected form without a captcha. For an invalid token Magento fails with an empty message. */
export function checkCaptcha(form: CaptchaForm, context: Context): void {
  if (!captchaForms(context).includes(form) || context.captcha === HUMAN_TOKEN) return
  if (context.captcha) throw new ExpectedFault('the captcha is not valid')
  throw inputError('ReCaptcha validation failed, please try again')
}
