import type en from '../en/options.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'catalog.date': 'Wählen Sie ein Datum.',
  'catalog.dateTime': 'Wählen Sie Datum und Uhrzeit.',
  'catalog.time': 'Wählen Sie eine Uhrzeit.',
  'catalog.none': 'Keine Auswahl',
  'catalog.labelWithExtra': '{label} ({extra})',
  'catalog.charactersMax': 'Höchstens {max} Zeichen',
  'catalog.charactersLeft': 'Noch {left, plural, one {# Zeichen} other {# Zeichen}} von {max}',
  'catalog.bundle.quantity': 'Menge je Set',
  'catalog.grouped': 'Stellen Sie Ihre Auswahl zusammen',
  'catalog.download.files': 'Dateien zum Herunterladen',
  'catalog.download.samples': 'Probeansichten',
  'catalog.download.sample': 'Probeansicht',
  'catalog.download.sampleOf': 'Probeansicht von {title}',
  'catalog.tiers': 'Mengenrabatt',
  'catalog.tiers.price': 'Stückpreis inkl. MwSt.',
  'catalog.tiers.saving': 'Ersparnis',
  'catalog.tiers.from': 'Ab {quantity}',
}
export default de
