import { defineWebExtension } from '../../web/extension.ts'
import { clientOnly } from '../../web/lazy.tsx'

export default defineWebExtension({
  kept: [{ what: 'recent.kept', why: 'recent.keptWhy', until: 'recent.keptUntil' }],
  slots: {
    ProductEnd: clientOnly(() => import('./web/RecentlyViewed.tsx'), 'recently-viewed', {
      afterPaint: true,
    }),
  },
})
