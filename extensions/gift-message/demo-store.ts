import { allowsGiftMessages, isImmaterial } from '../../demo-store/cart/gift-message.ts'
import type { CartLine } from '../../demo-store/cart/load.ts'
import type { Product } from '../../demo-store/catalog/types.ts'
import type { Context } from '../../demo-store/context.ts'
import { inputError } from '../../demo-store/errors.ts'
import { defineDemoStoreExtension } from '../../demo-store/extension.ts'
import { reaches } from '../../demo-store/levels.ts'
import type { OrderItem } from '../../demo-store/orders/types.ts'

const PRODUCTS = [
  'SimpleProduct',
  'VirtualProduct',
  'ConfigurableProduct',
  'BundleProduct',
  'GroupedProduct',
  'DownloadableProduct',
]

const inCart = {
  gift_message({ giftMessage }: CartLine, _: unknown, context: Context) {
    if (!reaches(context.level, '2.4.8')) return giftMessage ?? { to: '', from: '', message: '' }
    return allowsGiftMessages(context) ? giftMessage : null
  },
}

const inOrder = {
  gift_message({ snapshot: { giftMessage } }: OrderItem, _: unknown, context: Context) {
    if (!allowsGiftMessages(context)) return null
    if (giftMessage) return giftMessage
    if (!reaches(context.level, '2.4.9')) throw inputError("Can't load message for order item")
    return null
  },
}

const ofProduct = {
  gift_message_available: (product: Product, _: unknown, context: Context) =>
    reaches(context.level, '2.4.8') ? allowsGiftMessages(context) && !isImmaterial(product) : null,
}

export default defineDemoStoreExtension({
  resolvers: {
    SimpleCartItem: inCart,
    ConfigurableCartItem: inCart,
    BundleCartItem: inCart,
    OrderItem: inOrder,
    BundleOrderItem: inOrder,
    DownloadableOrderItem: inOrder,
    ...Object.fromEntries(PRODUCTS.map((name) => [name, ofProduct])),
  },
  // Text before 2.4.8: the attribute as it is stored.
  retiredMembers: ({ level }) =>
    reaches(level, '2.4.8')
      ? ''
      : [
          'extend interface ProductInterface { gift_message_available: String }',
          ...PRODUCTS.map((name) => `extend type ${name} { gift_message_available: String }`),
        ].join('\n'),
})
