import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'wishlist.notShareable': 'Wunschlisten lassen sich hier nicht teilen.',
  'wishlist.tooManyFriends': 'Höchstens {limit} Adressen.',
  'wishlist.wrongAddress': 'Diese Adresse ist nicht gültig: {address}',
  'wishlist.notShared': 'Ihre Liste konnte nicht gesendet werden.',
  'wishlist.emailsMissing': 'Geben Sie mindestens eine E-Mail-Adresse an.',
  'wishlist.sharedTooOften':
    'An diese Adressen oder von Ihnen sind schon mehrere Nachrichten gegangen. Versuchen Sie es morgen noch einmal oder schicken Sie den Link selbst.',
}
export default de
