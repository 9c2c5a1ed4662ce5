export default {
  'search.title': 'Search',
  'search.resultsFor': 'Results for “{query}”',
  'search.categories': 'your search',
  'search.nothing': 'No product matches “{query}”.',
  'search.suggestions': 'Try instead:',
  'search.help': 'Find the right product',
  'search.help.spelling': 'Check the spelling, or try a shorter word.',
  'search.help.general': 'Look for a more general term: “kibble”, “joints”, “digestion”…',
  'search.help.animal': 'Name the animal: dog, cat or horse.',
  'search.help.home': 'Browse the shop',
}
