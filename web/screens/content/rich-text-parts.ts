import { deferredPart } from '../../deferred-part.tsx'

const FOLDER = 'web/screens/content'

export const RichTextProducts = deferredPart(`${FOLDER}/RichTextProducts.tsx`, () => import('./RichTextProducts.tsx'))
export const RaceForm = deferredPart(`${FOLDER}/RaceForm.tsx`, () => import('./RaceForm.tsx'))

/** What few texts hold but any may, the layout's too: the server has it ready for every page. */
export const richTextParts = [RichTextProducts, RaceForm]
