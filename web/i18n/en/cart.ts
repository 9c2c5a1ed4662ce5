export default {
  'cart.title': 'Cart',
}
