import {
  carts,
  type catalog,
  type Context,
  database,
  defineDemoStoreExtension,
  errors,
  type orders,
} from 'musette/demo-store'

const PRODUCTS = [
  'SimpleProduct',
  'VirtualProduct',
  'ConfigurableProduct',
  'BundleProduct',
  'GroupedProduct',
  'DownloadableProduct',
]

const inCart = {
  gift_message({ giftMessage }: carts.CartLine, _: unknown, context: Context) {
    if (!database.reaches(context.level, '2.4.8')) return giftMessage ?? { to: '', from: '', message: '' }
    return carts.allowsGiftMessages(context) ? giftMessage : null
  },
}

const inOrder = {
  gift_message({ snapshot: { giftMessage } }: orders.OrderItem, _: unknown, context: Context) {
    if (!carts.allowsGiftMessages(context)) return null
    if (giftMessage) return giftMessage
    if (!database.reaches(context.level, '2.4.9')) throw errors.inputError("Can't load message for order item")
    return null
  },
}

const ofProduct = {
  gift_message_available: (product: catalog.Product, _: unknown, context: Context) =>
    database.reaches(context.level, '2.4.8') ? carts.allowsGiftMessages(context) && !carts.isImmaterial(product) : null,
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
    database.reaches(level, '2.4.8')
      ? ''
      : [
          'extend interface ProductInterface { gift_message_available: String }',
          ...PRODUCTS.map((name) => `extend type ${name} { gift_message_available: String }`),
        ].join('\n'),
})
