import { clientOnly, lazy } from '../../lazy.tsx'
import type { RichTextProps } from './RichTextContent.tsx'

/** An editor's text. Rendered on the server and hydrated last, since few of its elements are interactive. */
export const RichText = lazy<RichTextProps>(() => import('./RichTextContent.tsx'), {
  hydratesLater: 'after interaction',
})

/** The player of all videos, with the request for consent. */
export const VideoPlayer = clientOnly(() => import('./VideoPlayer.tsx'), 'consent')

export const RichTextProducts = lazy(() => import('./RichTextProducts.tsx'), { hydratesLater: 'after interaction' })
export const RichTextTabs = lazy(() => import('./RichTextTabs.tsx'), { hydratesLater: true })
export const RichTextSlider = lazy(() => import('./RichTextSlider.tsx'), { hydratesLater: true })

export const RaceForm = lazy(() => import('./RaceForm.tsx'), { hydratesLater: true })

/** All parts that a rich text may contain. The server preloads them for every page, since the layout contains texts too. */
export const richTextParts = [RichText, RichTextProducts, RichTextTabs, RichTextSlider, RaceForm]
