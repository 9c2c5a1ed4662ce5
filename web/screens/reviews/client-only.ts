import { clientOnly } from '../../lazy.tsx'

export const WriteReview = clientOnly(() => import('./WriteReview.tsx'), 'reviews')
export const ReviewsWidget = clientOnly(() => import('./ReviewsWidget.tsx'), 'consent')
