import { deferredPart } from '../../../deferred-part.tsx'

const FOLDER = 'web/screens/catalog/product'

/** What lies below the choice and its button. */
export const ProductMore = deferredPart(`${FOLDER}/ProductMore.tsx`, () => import('./ProductMore.tsx'))
/** What search engines read. */
export const ProductData = deferredPart(`${FOLDER}/ProductData.tsx`, () => import('./ProductData.tsx'))

export const TierPrices = deferredPart(`${FOLDER}/TierPrices.tsx`, () => import('./TierPrices.tsx'))

/** What lies on the picture of a video. */
export const GalleryVideo = deferredPart(`${FOLDER}/GalleryVideo.tsx`, () => import('./GalleryVideo.tsx'))

export const deferredParts = [ProductMore, ProductData, TierPrices, GalleryVideo]
