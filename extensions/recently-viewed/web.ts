import { clientOnly, defineWebExtension, type SlotProps } from 'musette/web'

export default defineWebExtension({
  storedData: [{ what: 'recent.kept', why: 'recent.keptWhy', until: 'recent.keptUntil' }],
  slots: {
    HomeBelowGoods: clientOnly(() => import('./web/RecentlyViewed.tsx'), 'recently-viewed', { afterPaint: true }),
    NotFound: clientOnly(() => import('./web/RecentlyViewed.tsx'), 'recently-viewed', { afterPaint: true }),
    SearchEmpty: clientOnly(() => import('./web/RecentlyViewed.tsx'), 'recently-viewed', { afterPaint: true }),
    ProductEnd: clientOnly<SlotProps['ProductEnd']>(() => import('./web/RecentlyViewed.tsx'), 'recently-viewed', {
      afterPaint: true,
    }),
  },
})
