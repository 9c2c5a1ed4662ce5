export default {
  'ui.close': 'Fermer',
}
