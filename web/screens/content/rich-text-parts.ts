import { deferredPart } from '../../deferred-part.tsx'
import { RichText } from './RichText.tsx'

const FOLDER = 'web/screens/content'

export const RichTextProducts = deferredPart(`${FOLDER}/RichTextProducts.tsx`, () => import('./RichTextProducts.tsx'))
export const RichTextTabs = deferredPart(`${FOLDER}/RichTextTabs.tsx`, () => import('./RichTextTabs.tsx'))
export const RichTextSlider = deferredPart(`${FOLDER}/RichTextSlider.tsx`, () => import('./RichTextSlider.tsx'))
export const RaceForm = deferredPart(`${FOLDER}/RaceForm.tsx`, () => import('./RaceForm.tsx'))

/** Texts, and what few of them hold but any may, the layout's too: the server has them ready for every page. */
export const richTextParts = [RichText, RichTextProducts, RichTextTabs, RichTextSlider, RaceForm]
