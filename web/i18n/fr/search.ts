export default {
  'search.title': 'Recherche',
  'search.resultsFor': 'Résultats pour « {query} »',
  'search.categories': 'votre recherche',
  'search.nothing': 'Aucun produit ne correspond à « {query} ».',
  'search.suggestions': 'Essayez plutôt :',
  'search.help': 'Trouver le bon produit',
  'search.help.spelling': 'Vérifiez l’orthographe, ou essayez un mot plus court.',
  'search.help.general': 'Cherchez un terme plus général : « croquettes », « articulations », « digestion »…',
  'search.help.animal': 'Précisez l’animal : chien, chat ou cheval.',
  'search.help.home': 'Parcourir la boutique',
}
