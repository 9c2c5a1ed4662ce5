import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'recent.title': 'Zuletzt angesehen',
  'recent.about': 'Diese Liste bleibt auf Ihrem Gerät.',
  'recent.clear': 'Liste leeren',
  'recent.kept': 'Zuletzt angesehene Produkte, nur auf Ihrem Gerät',
  'recent.keptWhy':
    'Damit Sie sie unten auf Produktseiten wiederfinden. Die Liste wird nie zusammen mit Ihrem Namen gesendet.',
  'recent.keptUntil': 'Bis Sie die Liste leeren',
  'recent.cleared': 'Die Liste ist leer.',
}
export default de
