export default {
  'addressCompletion.list': 'Suggested addresses',
  'addressCompletion.count':
    '{count, plural, one {# address suggested: arrow keys to choose.} other {# addresses suggested: arrow keys to choose.}}',
  'addressCompletion.filled': 'Address filled in: {address}',
}
