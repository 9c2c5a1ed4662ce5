import { lazy } from '../../lazy.tsx'
import { RichText } from './RichText.tsx'

export const RichTextProducts = lazy(() => import('./RichTextProducts.tsx'), { hydratesLater: true })
export const RichTextTabs = lazy(() => import('./RichTextTabs.tsx'), { hydratesLater: true })
export const RichTextSlider = lazy(() => import('./RichTextSlider.tsx'), { hydratesLater: true })
export const RaceForm = lazy(() => import('./RaceForm.tsx'), { hydratesLater: true })

/** Texts, and what few of them hold but any may, the layout's too: the server has them ready for every page. */
export const richTextParts = [RichText, RichTextProducts, RichTextTabs, RichTextSlider, RaceForm]
