import { clientOnly } from '../../lazy.tsx'

/** Every video of the shop plays in it, and asks for consent in its place. */
export const VideoPlayer = clientOnly(() => import('./VideoPlayer.tsx'), 'consent')
