// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { ProductCardFragment } from './product-card.generated.ts'
import type { ProductChoicesFragment } from './product-choices.generated.ts'
import type { ReviewFieldsFragment } from './product-reviews.generated.ts'
import type { RichTextFragment } from '../content/rich-text.generated.ts'

export type ProductPageFragment = (
  { gallery: Array<{ url: string, label: string, video: { title: string, provider: string | null, video: string | null, hash: string | null, start: string | null, file: string | null, href: string | null } | null }>, prices: { tierPrice: Array<{ qty: number, priceInclTax: { value: { amount: number, currency: string } } }> }, description: RichTextFragment | null, shortDescription: RichTextFragment | null, seo: { title: string | null, description: string | null, keywords: string | null }, breadcrumb: Array<{ name: string, path: string }>, feedLabel: { feedType: string | null, species: string | null, composition: string | null, analyticalConstituents: string | null, additives: string | null, directions: string | null, operator: string | null, netQuantity: string | null } | null, attributes: Array<{ code: string, label: string, value: string }>, firstReviews: { total: number, reviews: Array<ReviewFieldsFragment> }, relatedProducts: Array<ProductCardFragment>, upsellProducts: Array<ProductCardFragment> }
  & ProductCardFragment
  & ProductChoicesFragment
);
