import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'giftMessage.tooLong': 'Die Botschaft darf höchstens {limit} Zeichen haben.',
  'giftMessage.nameTooLong': 'Namen dürfen höchstens {limit} Zeichen haben.',
  'giftMessage.notAllowed': 'Zu diesem Artikel gibt es keine Grußbotschaft.',
  'giftMessage.notSaved':
    'Die Grußbotschaft konnte nicht gespeichert werden. Kürzen Sie sie oder lassen Sie Emojis weg.',
}
export default de
