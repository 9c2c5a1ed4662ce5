export default {
  'shell.skipToContent': 'Aller au contenu',
}
