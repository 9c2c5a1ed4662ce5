import type { Context } from '../context.ts'
import type { Product } from './types.ts'

const ROLES = ['image', 'small_image', 'thumbnail'] as const
export type ImageRole = (typeof ROLES)[number]

/** Magento derives this from the theme's image settings; all roles share one, as recorded. */
const CACHE_HASH = '5f2c9d3b8e71a4066d0c1e9a7b54f823'

const PRODUCT_FOLDER = 'catalog/product/'

/** Address of a product picture in Magento's image cache. */
function imageUrl(path: string, context: Context): string {
  return `${context.baseUrl}media/${PRODUCT_FOLDER}cache/${CACHE_HASH}/${path.startsWith(PRODUCT_FOLDER) ? path.slice(PRODUCT_FOLDER.length) : path}`
}

/** The product's main picture in a role; every role has the same file. */
export function mainImage(product: Product, role: ImageRole, context: Context) {
  const first = product.images[0]
  return {
    url: first ? imageUrl(first.path, context) : placeholderUrl(role, context),
    label: first?.label || product.name,
    disabled: false,
    position: 1,
  }
}

/** All pictures in order; those of a video with its data. */
export function gallery(product: Product, context: Context) {
  return product.images.map(({ path, label, video }, index) => ({
    __typename: video ? 'ProductVideo' : 'ProductImage',
    url: imageUrl(path, context),
    label: label || product.name,
    position: index + 1,
    disabled: false,
    types: index === 0 ? ROLES : [],
    ...(video && {
      video_content: {
        video_provider: video.provider,
        video_url: video.url,
        video_title: video.title,
        video_description: video.description,
      },
    }),
  }))
}

/** The theme's placeholder, for products without a picture. */
function placeholderUrl(role: ImageRole, context: Context): string {
  return `${context.baseUrl}static/version1/frontend/Magento/luma/${context.view.locale}/Magento_Catalog/images/product/placeholder/${role}.jpg`
}
