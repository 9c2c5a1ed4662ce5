import { typedCode } from '../../../schema/typed-text.ts'
import { useTranslate } from '../../i18n/messages-context.ts'

/** Whether a text can be an e-mail address: what the HTML standard calls a valid one, with a dot behind the @. */
export function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i.test(
      text,
    )
  )
}

/** For the check of a form: the error text for an e-mail address, or null. */
export function useEmailFault(): (text: string | undefined) => string | null {
  const t = useTranslate()
  return (text) => (!text ? t('ui.email.missing') : isEmail(typedCode(text)) ? null : t('ui.email.wrong'))
}
