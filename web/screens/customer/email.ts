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

/** For a form's check: what is wrong with what was entered as an e-mail address, null where nothing is. */
export function useEmailFault(): (text: string | undefined) => string | null {
  const t = useTranslate()
  return (text) => (!text ? t('account.email.missing') : isEmail(text) ? null : t('account.email.wrong'))
}
