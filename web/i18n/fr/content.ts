export default {
  'content.notFound': 'Page introuvable',
  'content.video': 'Lire la vidéo',
  'content.table': 'Tableau',
  'content.departments': 'Rayons',
  'content.notFoundHint': 'Ce que vous cherchez n’est pas ici, ou n’y est plus.',
  'content.searchLabel': 'Rechercher dans la boutique',
  'content.searchHint': 'Un produit, une marque, un besoin…',
  'content.search': 'Rechercher',
}
