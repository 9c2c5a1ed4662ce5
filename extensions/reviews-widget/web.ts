import { clientOnly, defineWebExtension } from 'musette/web'

export default defineWebExtension({
  consents: { reviews: { label: 'consent.reviews.service', text: 'consent.reviews.text' } },
  slots: {
    ProductAfterReviews: clientOnly<{ sku: string }>(() => import('./web/ReviewsWidget.tsx'), 'reviews-widget'),
    HomeExtra: clientOnly(() => import('./web/ReviewsWidget.tsx'), 'reviews-widget'),
    FooterLink: clientOnly(() => import('./web/DashboardLink.tsx'), 'reviews-widget'),
  },
})
