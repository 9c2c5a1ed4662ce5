import { clientOnly, defineWebExtension, lazy } from 'musette/web'

export default defineWebExtension({
  consents: { reviews: { label: 'consent.reviews.service', text: 'consent.reviews.text' } },
  slots: {
    ProductAfterReviews: lazy<{ sku: string }>(() => import('./web/ReviewsWidget.tsx')),
    HomeExtra: clientOnly(() => import('./web/ReviewsWidget.tsx'), 'reviews-widget'),
    FooterLink: lazy(() => import('./web/DashboardLink.tsx')),
  },
})
