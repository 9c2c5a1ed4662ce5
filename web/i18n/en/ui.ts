export default {
  'ui.close': 'Close',
}
