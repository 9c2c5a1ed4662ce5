export default {
  'wishlist.notShareable': 'Wishlists cannot be shared.',
  'wishlist.tooManyFriends': 'At most {limit} addresses.',
  'wishlist.wrongAddress': 'This address is not valid: {address}',
  'wishlist.notShared': 'Your list could not be sent.',
  'wishlist.emailsMissing': 'Give at least one e-mail address.',
  'wishlist.sharedTooOften':
    'Several mails have gone to these addresses, or from you, already. Try again tomorrow, or send them the link yourself.',
}
