export default {
  'search.title': 'Search',
}
