export default {
  'shell.skipToContent': 'Skip to content',
}
