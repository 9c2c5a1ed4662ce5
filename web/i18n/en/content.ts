export default {
  'content.home': 'Home',
  'content.notFound': 'Page not found',
  'content.table': 'Table',
  'content.departments': 'Departments',
  'content.notFoundHint': 'What you are looking for is not here, or no longer.',
}
