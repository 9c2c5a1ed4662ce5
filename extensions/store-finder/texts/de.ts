import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'finder.title': 'Filialen und Paketshops',
  'finder.lead': 'Wo kann ich meine Bestellung abholen? Suchen Sie rund um eine Postleitzahl.',
  'finder.own': 'Unsere Filialen',
  'finder.relays': 'Paketshops von {carrier}',
  'finder.out': 'Diese Orte lassen sich gerade nicht anzeigen. Versuchen Sie es in ein paar Minuten noch einmal.',
  'finder.none': 'Kein Abholort bei {postalCode}.',
  'finder.map': 'Auf der Karte ansehen',
  'finder.hoursUnknown': 'Öffnungszeiten: Fragen Sie bitte vor Ort nach.',
}
export default de
