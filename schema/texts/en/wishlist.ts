export default {
  'wishlist.title': 'My wishlist',
  'wishlist.loading': 'Loading your list…',
  'wishlist.unreadable': 'Your list cannot be shown for now. Nothing is lost.',
  'wishlist.empty': 'Your list is empty.',
  'wishlist.emptyHint': 'Touch a product’s heart to find it here, with the flavour and size you chose.',
  'wishlist.device.lead': 'Your list is stored on this device. Sign in to find it everywhere.',
  'wishlist.device.leadEmpty': 'Do you already have a list in your account?',
  'wishlist.device.signIn': 'Sign in',
  'wishlist.device.title': 'Stored on this device',
  'wishlist.device.refused':
    'These items could not join the list of your account, for example because they are out of stock.',
  'wishlist.device.gone': '{name} is no longer sold in this shop.',
  'wishlist.count': '{count, plural, one {# wish} other {# wishes}}',
  'wishlist.allToCart': 'Add all to cart',
  'wishlist.chooseNamed': 'Choose: {name}',
  'wishlist.take': 'Remove',
  'wishlist.takeNamed': 'Remove from the list: {name}',
  'wishlist.inCart': '{count, plural, one {# item went into your cart.} other {# items went into your cart.}}',
  'wishlist.toTheCart': 'See the cart',
  'wishlist.notAll':
    '{count, plural, one {One item stays on your list. The reason is given below.} other {# items stay on your list. The reasons are given below.}}',
}
