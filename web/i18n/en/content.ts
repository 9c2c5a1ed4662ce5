export default {
  'content.home': 'Home',
}
