export default {
  'recent.title': 'Recently viewed',
  'recent.about': 'This list is kept on your device alone.',
  'recent.clear': 'Empty the list',
  'recent.cleared': 'The list is empty.',
}
