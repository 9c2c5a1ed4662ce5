import type en from '../en/sign-in.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'account.email': 'Adresse e-mail',
  'account.password': 'Mot de passe',
  'account.password.missing': 'Saisissez votre mot de passe.',
  'account.password.show': 'Afficher',
  'account.password.hide': 'Masquer',
  'account.password.showLabel': 'Afficher le mot de passe',
  'account.password.hideLabel': 'Masquer le mot de passe',
  'account.password.forgotten': 'Mot de passe oublié ?',
  'account.login.new': 'Première visite ?',
  'account.login.guestOrder': 'Suivre une commande sans compte',
  'account.register.submit': 'Créer mon compte',
  'account.login.submit': 'Me connecter',
  'account.login.refused': 'La connexion n’a pas abouti. Réessayez dans un instant.',
  'account.expired': 'Votre session a pris fin. Connectez-vous pour retrouver votre compte et votre panier.',
  'account.expired.stay': 'Continuer sans me connecter',
}
export default fr
