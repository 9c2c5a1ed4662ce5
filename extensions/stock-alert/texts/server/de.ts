import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'stockAlert.inactive': 'Benachrichtigungen gibt es im Moment nicht.',
  'stockAlert.signInToEnd': 'Melden Sie sich an, um Ihre Benachrichtigungen zu sehen.',
  'stockAlert.signIn': 'Melden Sie sich an, um benachrichtigt zu werden, sobald es wieder da ist.',
  'stockAlert.inStock': 'Dieses Produkt ist wieder auf Lager: Laden Sie die Seite neu.',
  'stockAlert.notSaved': 'Die Benachrichtigung konnte nicht geändert werden. Versuchen Sie es gleich noch einmal.',
}
export default de
