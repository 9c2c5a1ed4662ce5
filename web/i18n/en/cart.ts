export default {
  'cart.title': 'Cart',
  'cart.view': 'View cart',
  'cart.refused': 'The shop refused this change.',
}
