export default {
  'content.home': 'Home',
  'content.notFound': 'Page not found',
  'content.table': 'Table',
  'content.departments': 'Departments',
}
