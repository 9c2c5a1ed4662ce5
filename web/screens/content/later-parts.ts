import { laterPart } from '../../later-part.tsx'

/** Beside that of the product page (screens/reviews): what both name would come with every page. */
export const ReviewsWidget = laterPart(() => import('../reviews/ReviewsWidget.tsx'), 'consent')
