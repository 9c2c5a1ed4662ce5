export default {
  'books.paperback': 'Paperback',
  'books.by': 'by',
  'books.author': 'Books by {name}',
  'books.authorPath': '/authors/{name}',
  'books.unknown': 'We have no books by this author',
  'books.giftWrap': 'Wrap it as a gift',
  'books.giftWrapHint': 'Tied with a ribbon, for €2.50.',
}
