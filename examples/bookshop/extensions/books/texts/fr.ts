import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'books.paperback': 'Broché',
  'books.by': 'par',
  'books.author': 'Les livres de {name}',
  'books.authorPath': '/auteurs/{name}',
  'books.unknown': 'Nous n’avons aucun livre de cet auteur',
  'books.giftWrap': 'Emballer pour offrir',
  'books.giftWrapHint': 'Avec un ruban, pour 2,50 €.',
}
export default fr
