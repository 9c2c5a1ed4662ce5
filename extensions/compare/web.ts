import { defineWebExtension } from '../../web/extension.ts'
import { clientOnly } from '../../web/lazy.tsx'
import { route } from '../../web/route.ts'

export default defineWebExtension({
  routes: [route('/comparer', () => import('./web/CompareScreen.tsx'), { section: 'public', messages: ['compare'] })],
  kept: [{ what: 'compare.kept', why: 'compare.keptWhy', until: 'compare.keptUntil' }],
  slots: {
    ProductAction: clientOnly(() => import('./web/CompareButton.tsx'), 'compare', { waits: true, afterPaint: true }),
    FooterExtra: clientOnly(() => import('./web/CompareBar.tsx'), 'compare', { waits: true }),
  },
})
