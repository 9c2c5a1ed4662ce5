import { defineWebExtension, route } from 'musette/web'
import { CompareButton } from './web/CompareButton.tsx'
import { ComparePlace } from './web/ComparePlace.ts'

export default defineWebExtension({
  routes: [route('/comparer', () => import('./web/CompareScreen.tsx'), { section: 'public', messages: ['compare'] })],
  storedData: [{ what: 'compare.kept', why: 'compare.keptWhy', until: 'compare.keptUntil' }],
  slots: {
    ProductAction: CompareButton,
    FooterExtra: ComparePlace,
  },
})
