import { isEmail } from '../../../schema/email.ts'
import { typedCode } from '../../../schema/typed-text.ts'
import { useTranslate } from '../../i18n/messages-context.ts'

/** For the check of a form: the error text for an e-mail address, or null. */
export function useEmailFault(): (text: string | undefined) => string | null {
  const t = useTranslate()
  return (text) => (!text ? t('ui.email.missing') : isEmail(typedCode(text)) ? null : t('ui.email.wrong'))
}
