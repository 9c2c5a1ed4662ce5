export default {
  'content.home': 'Accueil',
}
