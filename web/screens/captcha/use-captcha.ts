import { useCallback } from 'react'
import { GraphqlFailure } from '../../../schema/page.ts'
import { useExecute } from '../../api/execute-context.ts'
import type { CaptchaForm } from '../../api/shop-types.generated.ts'
import { Captcha } from './captcha.generated.ts'

/**
 * Returns a function that solves the form's captcha when it is sent; its code loads on first use. The proof goes into the mutation's
 * `captcha` and is valid for one try; undefined when the form needs none, and when there is none to have: then the server refuses in the
 * shopper's language.
 */
export function useCaptcha(form: CaptchaForm): () => Promise<string | undefined> {
  const execute = useExecute()
  return useCallback(async () => {
    // A query is sent again for seconds; somebody who waits for a form should read at once that there is no network.
    if (!navigator.onLine) throw new GraphqlFailure('network', 'Network error: offline', 0)
    const { captcha } = await execute(Captcha, { form })
    switch (captcha.kind) {
      case 'PROOF_OF_WORK': {
        const { solve } = await import('./solve.ts')
        return solve(captcha.challenge ?? '').catch(() => undefined)
      }
      case 'RECAPTCHA': {
        const { recaptchaToken } = await import('./recaptcha-token.ts')
        return recaptchaToken(captcha.siteKey ?? '', form).catch(() => undefined)
      }
      default:
        return undefined
    }
  }, [execute, form])
}
