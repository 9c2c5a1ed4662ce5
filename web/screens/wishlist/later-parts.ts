import { laterPart } from '../../later-part.tsx'

export const Heart = laterPart(() => import('./Heart.tsx'), 'wishlist')
export const WishButton = laterPart(() => import('./WishButton.tsx'), 'wishlist')
