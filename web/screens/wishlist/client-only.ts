import { clientOnly } from '../../lazy.tsx'

export const Heart = clientOnly(() => import('./Heart.tsx'), 'wishlist')
export const WishButton = clientOnly(() => import('./WishButton.tsx'), 'wishlist')
