import { clientOnly, defineWebExtension, lazy, route } from 'musette/web'
import { BookCard } from './web/BookCard.tsx'

const importAuthor = () => import('./web/AuthorScreen.tsx')

export default defineWebExtension({
  routes: [
    route('/authors/:name', importAuthor, { section: 'public', messages: ['books'] }),
    route('/auteurs/:name', importAuthor, { section: 'public', messages: ['books'] }),
  ],
  slots: {
    ProductBelowName: lazy(() => import('./web/Byline.tsx')),
    CartExtra: clientOnly(() => import('./web/GiftWrap.tsx'), 'books'),
  },
  replaces: { ProductCard: BookCard },
})
