import { clientOnly } from '../../lazy.tsx'

/** The player of all videos, with the request for consent. */
export const VideoPlayer = clientOnly(() => import('./VideoPlayer.tsx'), 'consent')
