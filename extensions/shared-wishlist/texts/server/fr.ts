import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'wishlist.notShareable': 'Les listes d’envies ne peuvent pas être partagées.',
  'wishlist.tooManyFriends': '{limit} adresses au plus.',
  'wishlist.wrongAddress': 'Cette adresse n’est pas valable : {address}',
  'wishlist.notShared': 'Votre liste n’a pas pu être envoyée.',
  'wishlist.emailsMissing': 'Indiquez au moins une adresse e-mail.',
  'wishlist.sharedTooOften':
    'Plusieurs messages sont déjà partis à ces adresses ou de chez vous. Réessayez demain, ou envoyez le lien vous-même.',
}
export default fr
