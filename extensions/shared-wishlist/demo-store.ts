import { defineDemoStoreExtension } from 'musette/demo-store'
import { sharedWishlistResolvers, shareWishlist } from './demo-store/share.ts'

export default defineDemoStoreExtension({
  resolvers: sharedWishlistResolvers,
  // Mails that a list was shared by.
  sql: 'alter table wishlist add column shared int not null default 0;',
  async writeBelongings({ sharing }, at) {
    if (sharing) await shareWishlist(sharing, at(sharing.at))
  },
})
