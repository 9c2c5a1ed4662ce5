import type en from '../en/sign-in.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'account.email': 'E‑Mail-Adresse',
  'account.password': 'Passwort',
  'account.password.missing': 'Geben Sie Ihr Passwort ein.',
  'account.password.show': 'Anzeigen',
  'account.password.hide': 'Verbergen',
  'account.password.showLabel': 'Passwort anzeigen',
  'account.password.hideLabel': 'Passwort verbergen',
  'account.password.forgotten': 'Passwort vergessen?',
  'account.login.new': 'Zum ersten Mal hier?',
  'account.login.guestOrder': 'Bestellung ohne Konto verfolgen',
  'account.register.submit': 'Konto erstellen',
  'account.login.submit': 'Anmelden',
  'account.login.refused': 'Die Anmeldung hat nicht geklappt. Versuchen Sie es gleich noch einmal.',
  'account.expired': 'Ihre Sitzung ist beendet. Melden Sie sich an, um wieder zu Ihrem Konto und Warenkorb zu kommen.',
  'account.expired.stay': 'Ohne Anmeldung weiter',
}
export default de
