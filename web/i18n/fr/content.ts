export default {
  'content.home': 'Accueil',
  'content.notFound': 'Page introuvable',
  'content.table': 'Tableau',
  'content.departments': 'Rayons',
}
