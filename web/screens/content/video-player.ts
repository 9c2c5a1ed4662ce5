import { laterPart } from '../../later-part.tsx'

/** Every video of the shop plays in it, and asks for consent in its place. */
export const VideoPlayer = laterPart(() => import('./VideoPlayer.tsx'), 'consent')
