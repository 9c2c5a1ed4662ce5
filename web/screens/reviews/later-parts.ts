import { laterPart } from '../../later-part.tsx'

export const WriteReview = laterPart(() => import('./WriteReview.tsx'), 'reviews')
