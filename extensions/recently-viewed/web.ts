import { clientOnly, defineWebExtension } from 'musette/web'

export default defineWebExtension({
  kept: [{ what: 'recent.kept', why: 'recent.keptWhy', until: 'recent.keptUntil' }],
  slots: {
    ProductEnd: clientOnly(() => import('./web/RecentlyViewed.tsx'), 'recently-viewed', {
      afterPaint: true,
    }),
  },
})
