export default {
  'cart.title': 'Panier',
}
