export default {
  'catalog.addToCart': 'Add to cart',
}
