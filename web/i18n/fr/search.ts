export default {
  'search.title': 'Recherche',
}
