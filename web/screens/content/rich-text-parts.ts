import { lazy } from '../../lazy.tsx'
import { RichText } from './RichText.tsx'

export const RichTextProducts = lazy(() => import('./RichTextProducts.tsx'), { hydratesLater: true })
export const RichTextTabs = lazy(() => import('./RichTextTabs.tsx'), { hydratesLater: true })
export const RichTextSlider = lazy(() => import('./RichTextSlider.tsx'), { hydratesLater: true })
export const RaceForm = lazy(() => import('./RaceForm.tsx'), { hydratesLater: true })

/** All parts that a rich text may contain. The server preloads them for every page, since the layout contains texts too. */
export const richTextParts = [RichText, RichTextProducts, RichTextTabs, RichTextSlider, RaceForm]
