import { laterPart } from '../../later-part.tsx'

export const WriteReview = laterPart(() => import('./WriteReview.tsx'), 'reviews')
export const ReviewsWidget = laterPart(() => import('./ReviewsWidget.tsx'), 'consent')
