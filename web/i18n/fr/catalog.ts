export default {
  'catalog.addToCart': 'Ajouter au panier',
}
