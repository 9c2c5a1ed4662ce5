export default {
  'catalog.addToCart': 'Ajouter au panier',
  'catalog.promotion': 'Promo',
  'catalog.inStock': 'En stock',
  'catalog.outOfStock': 'En rupture de stock',
}
