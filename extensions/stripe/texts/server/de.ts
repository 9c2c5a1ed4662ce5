import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'stripe.gone': 'Diese Karte ist nicht mehr gespeichert.',
  'stripe.notDeleted':
    'Die Karte konnte nicht gelöscht werden. Vielleicht braucht eine laufende Zahlung sie noch. Bitte versuchen Sie es später wieder.',
}
export default de
