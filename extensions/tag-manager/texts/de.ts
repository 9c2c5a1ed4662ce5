import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'consent.audience': 'Reichweitenmessung',
  'consent.audience.text': 'Besuche zählen und sehen, welche Seiten helfen, um den Shop zu verbessern.',
  'consent.advertising': 'Werbung',
  'consent.advertising.text': 'Unsere Anzeigen messen und Ihnen passende auf anderen Websites zeigen.',
}
export default de
