type Recaptcha = {
  ready(callback: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js'

let loading: Promise<Recaptcha> | undefined

/** Returns a token of reCAPTCHA (version 3), for stores that protect their forms with it. Its hosts must be in `CSP_CAPTCHA`. */
export async function recaptchaToken(siteKey: string, form: string): Promise<string> {
  loading ??= load(siteKey).catch((error: unknown) => {
    loading = undefined // tried again by the next form
    throw error
  })
  return (await loading).execute(siteKey, { action: form.toLowerCase() })
}

function load(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${SCRIPT}?render=${encodeURIComponent(siteKey)}`
    script.addEventListener('error', () => reject(new Error('reCAPTCHA cannot be loaded')))
    script.addEventListener('load', () => {
      const { grecaptcha } = globalThis as { grecaptcha?: Recaptcha }
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else reject(new Error('reCAPTCHA is not there'))
    })
    document.head.append(script)
  })
}
