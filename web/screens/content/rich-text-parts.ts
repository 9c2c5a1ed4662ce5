import { clientOnly, lazy } from '../../lazy.tsx'

/* What few texts contain. */

const late = { hydratesLater: true }

/** The player of all videos, with the request for consent. */
export const VideoPlayer = clientOnly(() => import('./VideoPlayer.tsx'), 'consent')

export const RichTextProducts = lazy(() => import('./RichTextProducts.tsx'), late)
export const RichTextTabs = lazy(() => import('./RichTextTabs.tsx'), late)
export const RichTextSlider = lazy(() => import('./RichTextSlider.tsx'), late)
export const RichTextVideo = lazy(() => import('./RichTextVideo.tsx'), late)
export const BreedForm = lazy(() => import('./BreedForm.tsx'), late)
