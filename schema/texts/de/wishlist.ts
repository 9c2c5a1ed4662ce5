import type en from '../en/wishlist.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'wishlist.title': 'Meine Wunschliste',
  'wishlist.loading': 'Ihre Liste wird geladen …',
  'wishlist.unreadable': 'Ihre Liste lässt sich gerade nicht anzeigen. Sie bleibt gespeichert.',
  'wishlist.empty': 'Ihre Wunschliste ist leer.',
  'wishlist.emptyHint':
    'Tippen Sie bei einem Produkt auf das Herz: Dann finden Sie es hier wieder, mit Sorte und Größe.',
  'wishlist.device.lead': 'Ihre Liste ist auf diesem Gerät gespeichert. Melden Sie sich an, um sie überall zu finden.',
  'wishlist.device.leadEmpty': 'Haben Sie schon eine Liste in Ihrem Konto?',
  'wishlist.device.signIn': 'Anmelden',
  'wishlist.device.title': 'Auf diesem Gerät gespeichert',
  'wishlist.device.refused':
    'Diese Artikel konnten nicht in die Liste Ihres Kontos übernommen werden, zum Beispiel weil sie ausverkauft sind.',
  'wishlist.device.gone': '{name} wird in diesem Shop nicht mehr verkauft.',
  'wishlist.count': '{count, plural, one {# Wunsch} other {# Wünsche}}',
  'wishlist.allToCart': 'Alles in den Warenkorb',
  'wishlist.chooseNamed': 'Auswählen: {name}',
  'wishlist.take': 'Entfernen',
  'wishlist.takeNamed': 'Von der Liste entfernen: {name}',
  'wishlist.inCart':
    '{count, plural, one {# Artikel liegt jetzt im Warenkorb.} other {# Artikel liegen jetzt im Warenkorb.}}',
  'wishlist.toTheCart': 'Zum Warenkorb',
  'wishlist.notAll':
    '{count, plural, one {Ein Artikel bleibt auf Ihrer Liste. Der Grund steht darunter.} other {# Artikel bleiben auf Ihrer Liste. Die Gründe stehen darunter.}}',
}
export default de
