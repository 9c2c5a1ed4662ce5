import { clientOnly } from '../../lazy.tsx'

export const Heart = clientOnly(() => import('./Heart.tsx'), 'wishlist', { waits: true })
export const WishButton = clientOnly(() => import('./WishButton.tsx'), 'wishlist', { waits: true })
