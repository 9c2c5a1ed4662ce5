import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'wishlist.share': 'Liste teilen',
  'wishlist.share.lead': 'Ihre Freunde sehen Ihre Wünsche, nie Ihre Daten.',
  'wishlist.share.first': 'Schicken Sie Ihre Liste zuerst per E‑Mail: Danach steht hier der Link dazu.',
  'wishlist.share.link': 'Link zu Ihrer Liste',
  'wishlist.share.copy': 'Link kopieren',
  'wishlist.share.copied': 'Link kopiert.',
  'wishlist.share.byMail': 'Per E‑Mail',
  'wishlist.share.emails': 'Adressen Ihrer Freunde',
  'wishlist.share.emailsHint': 'Höchstens zehn, durch Kommas getrennt.',
  'wishlist.share.emailsMissing': 'Geben Sie mindestens eine Adresse ein.',
  'wishlist.share.message': 'Ihre Nachricht (freiwillig)',
  'wishlist.share.send': 'Senden',
  'wishlist.share.sent': 'Gesendet! Ihre Freunde erhalten einen Link zu Ihrer Liste.',
  'wishlist.shared.title': 'Eine Wunschliste',
  'wishlist.shared.needsScript': 'Diese Liste braucht JavaScript.',
  'wishlist.shared.of': 'Die Wunschliste von {name}',
  'wishlist.shared.lead': 'Machen Sie eine Freude oder lassen Sie sich anregen.',
  'wishlist.shared.missing': 'Diese Liste gibt es nicht, oder sie wird nicht mehr geteilt',
  'wishlist.shared.missingHint':
    'Prüfen Sie, ob der Link vollständig ist, oder bitten Sie um einen neuen, wo Sie ihn herhaben.',
  'wishlist.shared.empty': 'Diese Liste ist noch leer.',
  'wishlist.shared.unreadable': 'Diese Liste lässt sich gerade nicht anzeigen.',
  'wishlist.shared.add': '{count, plural, one {# Artikel in den Warenkorb} other {# Artikel in den Warenkorb}}',
  'wishlist.shared.addAllLead': 'Diese Artikel kommen in Ihren Warenkorb.',
  'wishlist.shared.addOneLead': 'Dieser Artikel kommt in Ihren Warenkorb.',
  'wishlist.shared.choice':
    '{count, plural, one {Bei # Artikel müssen Sie erst wählen: Legen Sie ihn auf seiner Seite in den Warenkorb.} other {Bei # Artikeln müssen Sie erst wählen: Legen Sie sie auf ihren Seiten in den Warenkorb.}}',
  'wishlist.shared.inCart': 'In Ihrem Warenkorb',
  'wishlist.shared.notAll':
    '{count, plural, one {# Produkt konnte nicht hinzugefügt werden: Der Grund steht daneben.} other {# Produkte konnten nicht hinzugefügt werden: Die Gründe stehen daneben.}}',
  'wishlist.shared.itemMissing': 'Dieser Artikel steht nicht mehr auf der Liste.',
  'wishlist.shared.back': 'Ganze Liste ansehen',
}
export default de
