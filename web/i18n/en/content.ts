export default {
  'content.notFound': 'Page not found',
  'content.video': 'Play the video',
  'content.table': 'Table',
  'content.departments': 'Departments',
  'content.notFoundHint': 'What you are looking for is not here, or no longer.',
  'content.searchLabel': 'Search all products',
  'content.searchHint': 'Product, brand, need…',
  'content.search': 'Search',
}
