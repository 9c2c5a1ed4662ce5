import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'gift.edit': 'Gruß ändern',
  'gift.of': 'für {name}',
  'gift.to': 'An (freiwillig)',
  'gift.from': 'Von (freiwillig)',
  'gift.message': 'Ihre Botschaft',
  'gift.hint': 'Wir legen sie dem Artikel bei.',
  'gift.missing': 'Schreiben Sie eine Botschaft.',
  'gift.save': 'Speichern',
  'gift.remove': 'Botschaft entfernen',
  'gift.cancel': 'Abbrechen',
  'gift.saved': 'Die Grußbotschaft ist gespeichert.',
  'gift.removed': 'Die Grußbotschaft ist entfernt.',
  'gift.refused': 'Die Grußbotschaft konnte nicht gespeichert werden.',
  'gift.note': 'Grußbotschaft',
  'gift.noteTo': 'Grußbotschaft an {to}',
  'gift.noteFrom': 'Von {from}',
}
export default de
