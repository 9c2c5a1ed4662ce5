import { testSwitches } from '../../../../tests/bff/support/feature-switches.ts'

const sharing = 'shareWishlist(emails: ["ami@exemple.fr"])'

testSwitches([
  {
    feature: 'sharedWishlist',
    off: { without: ['shared-wishlist'] },
    calls: [{ field: sharing, works: true }],
    screens: [{ path: `/wishlist/share/${'a'.repeat(32)}/`, off: 404 }],
  },
  { feature: 'wishlist', off: { settings: { magento_wishlist_general_is_enabled: '0' } }, calls: [{ field: sharing }] },
])
