import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'stockAlert.inactive': 'Les alertes ne sont pas disponibles pour le moment.',
  'stockAlert.signInToEnd': 'Connectez-vous pour retrouver vos alertes.',
  'stockAlert.signIn': 'Connectez-vous pour recevoir une alerte à son retour.',
  'stockAlert.inStock': 'Ce produit est de nouveau en stock : rechargez la page.',
  'stockAlert.notSaved': 'L’alerte n’a pas pu être enregistrée. Réessayez dans un instant.',
}
export default fr
