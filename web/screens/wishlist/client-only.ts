import { clientOnly } from '../../lazy.tsx'

// Each asks who is there and what they wish for: many on a page, and nothing that is looked at first.
const options = { waits: true, afterPaint: true } as const

export const Heart = clientOnly(() => import('./Heart.tsx'), 'wishlist', options)
export const WishButton = clientOnly(() => import('./WishButton.tsx'), 'wishlist', options)
