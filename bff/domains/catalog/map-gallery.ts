import type { ProductImage } from '../../graphql/shop-schema.generated.ts'
import { mediaPath } from '../store-urls.ts'
import { videoAt, type VideoOrigin } from '../video-address.ts'
import type { PictureModel } from './product-model.ts'
import type { ProductPageFragment } from './magento/product-fragments.generated.ts'

/** Pictures in the store's order, with their videos. Pictures that the merchant disabled are left out. */
export function mapGallery(
  media: ProductPageFragment['media_gallery'],
  name: string,
  mediaUrl: string,
): PictureModel[] {
  return (media ?? [])
    .filter((picture) => picture !== null)
    .filter((picture) => !picture.disabled)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .flatMap((picture) => {
      const url = mediaPath(picture.url, mediaUrl)
      const label = picture.label || name
      return url ? [{ url, label, video: videoOf(picture, label) }] : []
    })
}

type StorePicture = NonNullable<NonNullable<ProductPageFragment['media_gallery']>[number]>

/** Returns the video of a picture. The address decides the provider: `video_provider` is empty or outdated for imported products. */
function videoOf(picture: StorePicture, label: string): PictureModel['video'] {
  const content = 'video_content' in picture ? picture.video_content : null
  return content?.video_url ? { address: content.video_url, title: content.video_title?.trim() || label } : null
}

/** Adds videos to their preview pictures; if a video cannot be played, its picture stays a picture. */
export async function withVideos(
  pictures: readonly PictureModel[],
  originOf: () => Promise<VideoOrigin>,
): Promise<ProductImage[]> {
  if (!pictures.some(({ video }) => video)) return pictures.map(({ url, label }) => ({ url, label }))
  const origin = await originOf()
  return pictures.map(({ url, label, video }) => ({
    url,
    label,
    video: video && videoAt(video.address, video.title, origin),
  }))
}
