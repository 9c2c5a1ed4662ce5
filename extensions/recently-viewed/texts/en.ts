export default {
  'recent.title': 'Recently viewed',
  'recent.about': 'This list is kept on your device alone.',
  'recent.clear': 'Empty the list',
  'recent.kept': 'Products that you viewed recently, on your device only',
  'recent.keptWhy': 'To find them again at the end of product pages. The list is never sent with your name.',
  'recent.keptUntil': 'Until you clear the list',
  'recent.cleared': 'The list is empty.',
}
