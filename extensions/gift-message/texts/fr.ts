import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'gift.edit': 'Modifier le message',
  'gift.of': 'pour {name}',
  'gift.to': 'Pour (facultatif)',
  'gift.from': 'De la part de (facultatif)',
  'gift.message': 'Votre message',
  'gift.hint': 'Nous le joignons à l’article.',
  'gift.missing': 'Écrivez un message.',
  'gift.save': 'Enregistrer',
  'gift.remove': 'Retirer le message',
  'gift.cancel': 'Annuler',
  'gift.saved': 'Le message cadeau est enregistré.',
  'gift.removed': 'Le message cadeau est retiré.',
  'gift.refused': 'Le message cadeau n’a pas pu être enregistré.',
  'gift.note': 'Message cadeau',
  'gift.noteTo': 'Message cadeau pour {to}',
  'gift.noteFrom': 'De la part de {from}',
}
export default fr
