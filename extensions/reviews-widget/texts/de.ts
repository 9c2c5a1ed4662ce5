import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'consent.reviews': 'Alle Bewertungen unserer Kundschaft',
  'consent.reviews.service': 'Kundenbewertungen',
  'consent.reviews.ask': 'Was unser Partner sammelt, sehen Sie, wenn Sie zustimmen.',
  'consent.reviews.text': 'Das Feld des Dienstes anzeigen, der Bewertungen sammelt.',
  'consent.reviews.manage': 'Cookie-Einstellungen',
}
export default de
