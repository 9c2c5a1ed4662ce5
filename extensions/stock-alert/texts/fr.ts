import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'alert.subscribe': 'Me prévenir de son retour',
  'alert.signIn': 'Se connecter pour recevoir une alerte à son retour',
  'alert.unsubscribe': 'Ne plus me prévenir',
  'alert.subscribed': 'Nous vous écrirons dès le retour de ce produit.',
  'alert.done': 'C’est noté : nous écrirons à {email} dès le retour de ce produit.',
  'alert.stopped': 'C’est noté : vous ne recevrez pas d’alerte.',
  'alert.email': 'Adresse e-mail',
  'alert.emailHint': 'Elle ne sert qu’à cette alerte.',
  'alert.send': 'Me prévenir',
  'alert.cancel.title': 'Arrêter une alerte',
  'alert.cancel.lead': 'Confirmez pour ne plus recevoir d’alerte au retour de ce produit.',
  'alert.cancel.submit': 'Arrêter l’alerte',
  'alert.cancel.incomplete': 'Ce lien est incomplet. Copiez-le en entier depuis l’e-mail.',
  'alert.cancel.done': 'C’est fait : vous ne recevrez plus d’alerte pour ce produit.',
}
export default fr
