import type { ProductPageFragment } from '../product-page.generated.ts'

/** How wide the large picture is shown. */
export const MAIN_SIZES = '(min-width: 84rem) 38rem, (min-width: 44rem) 48vw, 92vw'

export type GalleryImage = ProductPageFragment['gallery'][number]

/** The pictures to look through: the store's gallery, or the main picture, and the choice's own one first when it is not among them. */
export function galleryImages(
  { name, imageUrl, gallery }: Pick<ProductPageFragment, 'name' | 'imageUrl' | 'gallery'>,
  chosenImage: string | null,
): GalleryImage[] {
  const images = gallery.map((image) => ({ ...image, label: image.label || name }))
  if (images.length === 0 && imageUrl) images.push({ url: imageUrl, label: name, video: null })
  if (chosenImage && !images.some(({ url }) => url === chosenImage))
    images.unshift({ url: chosenImage, label: name, video: null })
  return images
}
