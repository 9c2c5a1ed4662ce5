/** Delivery list, delivery images and payments: what the checkout's own footer shows. */
export const CHECKOUT_FOOTER_BLOCKS = [
  'checkout-delivery-list',
  'checkout-delivery-images',
  'checkout-payments',
] as const
