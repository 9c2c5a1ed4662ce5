export default {
  'content.home': 'Accueil',
  'content.notFound': 'Page introuvable',
  'content.table': 'Tableau',
  'content.departments': 'Rayons',
  'content.notFoundHint': 'Ce que vous cherchez n’est pas ici, ou n’y est plus.',
}
