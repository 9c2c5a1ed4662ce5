import { contactHandler, activeExtensions, withdrawalHandlers } from '../../extensions.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Captcha, CaptchaForm } from '../../graphql/shop-schema.generated.ts'
import type { SendOptions } from '../../magento/upstream.ts'
import { defineService } from '../define-service.ts'
import { once } from '../memo.ts'
import { StoreRecaptcha } from './magento/recaptcha.generated.ts'

export type CaptchaService = {
  /** Returns which kind of proof a form needs, and its challenge. */
  ask(form: CaptchaForm): Promise<Captcha>
  /**
   * Checks the proof of a form. Null if the form is refused, otherwise what is sent to the store with it. A proof of work is checked here and is
   * valid once. A token of reCAPTCHA is checked by the store.
   */
  check(form: CaptchaForm, proof: string | null | undefined): Promise<Pick<SendOptions, 'captcha'> | null>
}

/**
 * Forms that need no proof of work. Attempts to enter a password are limited for each account instead, and an order must not wait. The store's reCAPTCHA
 * protects them if it is on.
 */
const WITHOUT_PROOF_OF_WORK: ReadonlySet<CaptchaForm> = new Set([
  'CUSTOMER_LOGIN',
  'CUSTOMER_EDIT',
  'CUSTOMER_RESET_PASSWORD',
  'PLACE_ORDER',
])
/** Forms that the store protects under another name. Where the shop sends no mails, the contact form takes withdrawals. */
const STORE_FORMS: { readonly [Form in CaptchaForm]?: CaptchaForm } = {
  CUSTOMER_RESET_PASSWORD: 'CUSTOMER_FORGOT_PASSWORD',
  WITHDRAWAL: 'CONTACT',
}
/** In seconds. The store sends no purge when it changes. */
const POLICY = { maxAge: 600 }
const MAX_TOKEN = 4096

export const captchaService = defineService((context: RequestContext): CaptchaService => {
  const { upstream, guards } = context
  /** The store's reCAPTCHA, by the forms it protects. Older stores do not return it. */
  const store = once(async () => {
    const { recaptchaV3Config: config } = await upstream.read(StoreRecaptcha, {}, POLICY)
    return config?.is_enabled
      ? { siteKey: config.website_key, forms: new Set<string>(config.forms.flatMap((form) => form ?? [])) }
      : null
  })

  async function kindOf(form: CaptchaForm): Promise<Pick<Captcha, 'kind' | 'siteKey'>> {
    // Forms that are not sent to the store cannot be checked by its reCAPTCHA.
    const isOurs =
      (form === 'CONTACT' && contactHandler(context) !== undefined) ||
      (form === 'WITHDRAWAL' && (context.shared.mails !== undefined || withdrawalHandlers(context).length > 0)) ||
      activeExtensions(context.shop).some(({ hasOwnCaptcha }) => hasOwnCaptcha?.(form, context))
    const recaptcha = isOurs ? null : await store()
    const name = STORE_FORMS[form] ?? form
    if (recaptcha?.forms.has(name)) return { kind: 'RECAPTCHA', siteKey: recaptcha.siteKey }
    return { kind: guards.proofOfWork && !WITHOUT_PROOF_OF_WORK.has(form) ? 'PROOF_OF_WORK' : 'NONE' }
  }

  return {
    async ask(form) {
      const configured = await kindOf(form)
      const challenge = configured.kind === 'PROOF_OF_WORK' ? await guards.proofOfWork?.challenge() : null
      return { siteKey: null, ...configured, challenge: challenge ?? null }
    },
    async check(form, proof) {
      const { kind } = await kindOf(form)
      if (kind === 'NONE') return {}
      if (!proof) return null
      if (kind === 'RECAPTCHA') return /^[\w-]+$/.test(proof) && proof.length <= MAX_TOKEN ? { captcha: proof } : null
      return (await guards.proofOfWork?.check(proof)) ? {} : null
    },
  }
})
