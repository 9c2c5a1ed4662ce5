import account from './en/account.ts'
import checkout from './en/checkout.ts'
import consent from './en/consent.ts'
import contribution from './en/contribution.ts'
import help from './en/help.ts'
import reviews from './en/reviews.ts'
import wishlist from './en/wishlist.ts'
import shop from './en.ts'

/** All of English: the shop's messages and those of every section. */
export default {
  ...shop,
  ...account,
  ...checkout,
  ...consent,
  ...contribution,
  ...help,
  ...reviews,
  ...wishlist,
}
