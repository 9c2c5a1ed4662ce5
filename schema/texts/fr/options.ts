import type en from '../en/options.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'catalog.date': 'Choisissez une date.',
  'catalog.dateTime': 'Choisissez une date et une heure.',
  'catalog.time': 'Choisissez une heure.',
  'catalog.none': 'Aucun',
  'catalog.labelWithExtra': '{label} ({extra})',
  'catalog.charactersMax': '{max, plural, one {# caractère} other {# caractères}} au plus',
  'catalog.charactersLeft': '{left, plural, one {Encore # caractère} other {Encore # caractères}} sur {max}',
  'catalog.bundle.quantity': 'Quantité par lot',
  'catalog.grouped': 'Composez votre sélection',
  'catalog.download.files': 'Fichiers à télécharger',
  'catalog.download.samples': 'Extraits à consulter',
  'catalog.download.sample': 'Extrait',
  'catalog.download.sampleOf': 'Extrait de {title}',
  'catalog.tiers': 'Prix dégressifs',
  'catalog.tiers.price': 'Prix unitaire TTC',
  'catalog.tiers.saving': 'Remise',
  'catalog.tiers.from': 'À partir de {quantity}',
}
export default fr
