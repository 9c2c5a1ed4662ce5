import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'giftMessage.tooLong': 'Le message a {limit} caractères au plus.',
  'giftMessage.nameTooLong': 'Les noms ont {limit} caractères au plus.',
  'giftMessage.notAllowed': 'Cet article ne peut pas avoir de message cadeau.',
  'giftMessage.notSaved': 'Le message cadeau n’a pas pu être enregistré. Raccourcissez-le, ou essayez sans émoticônes.',
}
export default fr
