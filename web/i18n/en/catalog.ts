export default {
  'catalog.addToCart': 'Add to cart',
  'catalog.promotion': 'Sale',
  'catalog.inStock': 'In stock',
  'catalog.outOfStock': 'Out of stock',
}
