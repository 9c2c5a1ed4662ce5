import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'finder.title': 'Filialen und Paketshops',
  'finder.lead': 'Holen Sie Ihre Bestellung in einer Filiale oder einem Paketshop ab.',
  'finder.own': 'Unsere Filialen',
  'finder.ownElsewhere': 'Unsere Filialen anderswo',
  'finder.relays': 'Paketshops von {carrier}',
  'finder.start': 'Geben Sie eine Postleitzahl ein, um die nächsten Paketshops zu sehen.',
  'finder.out': 'Diese Orte lassen sich gerade nicht anzeigen. Versuchen Sie es in ein paar Minuten noch einmal.',
  'finder.none': 'Kein Abholort bei {postalCode}.',
  'finder.map': 'Auf der Karte ansehen',
  'finder.hoursByPhone': 'Öffnungszeiten am Telefon: {phone}',
  'finder.hoursUnknown': 'Öffnungszeiten: Fragen Sie bitte vor Ort nach.',
}
export default de
