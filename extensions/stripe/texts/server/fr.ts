import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'stripe.gone': 'Cette carte n’est plus enregistrée.',
  'stripe.notDeleted':
    'La carte n’a pas pu être supprimée : un paiement en cours en a peut-être encore besoin. Veuillez réessayer plus tard.',
}
export default fr
