export default {
  'cart.title': 'Panier',
  'cart.view': 'Voir le panier',
  'cart.refused': 'La boutique a refusé cette modification.',
}
