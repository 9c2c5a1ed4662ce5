import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'stripe.title': 'Meine gespeicherten Karten',
  'stripe.lead': 'Unser Zahlungsdienst Stripe bewahrt sie auf. Wir sehen höchstens die letzten vier Ziffern.',
  'stripe.empty': 'Keine Karte ist gespeichert.',
  'stripe.empty.hint': 'Wo das Speichern angeboten wird, wählen Sie es beim Bezahlen einer Bestellung.',
  'stripe.expires': 'Gültig bis Ende {month}',
  'stripe.delete': 'Löschen',
  'stripe.delete.title': 'Diese Karte löschen?',
  'stripe.delete.confirm': 'Löschen',
  'stripe.deleted': 'Die Karte ist gelöscht.',
}
export default de
