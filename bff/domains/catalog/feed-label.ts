import type { ShopSettings } from '../../config.ts'
import type { FeedLabel, ProductAttribute } from '../../graphql/shop-schema.generated.ts'
import { textOfHtml } from '../content/rich-text/plain-text.ts'
import { attributeText } from './attribute-text.ts'
import { formatQuantity, netQuantity } from './net-quantity.ts'
import type { AttributeLabel } from './product-loaders.ts'

type Codes = ShopSettings['attributes']

/** What the law wants shown of a feed (Regulation (EC) 767/2009, article 11); null for what is no feed. */
export function feedLabel(attributes: ReadonlyMap<string, string>, codes: Codes): FeedLabel | null {
  const text = (code: string) => {
    const value = attributes.get(code)
    return value === undefined ? null : textOfHtml(value)
  }
  const label = {
    feedType: text(codes.feedType),
    composition: text(codes.composition),
    analyticalConstituents: text(codes.analyticalConstituents),
    additives: text(codes.additives),
  }
  if (Object.values(label).every((value) => !value)) return null
  const quantity = netQuantity(attributes, codes)
  return {
    ...label,
    species: text(codes.species),
    directions: text(codes.directions),
    operator: text(codes.operator),
    netQuantity: quantity && formatQuantity(quantity),
  }
}

/** The other attributes the store shows on product pages, with their labels; what has a place of its own is left out. */
export function furtherAttributes(
  attributes: ReadonlyMap<string, string>,
  labels: ReadonlyMap<string, AttributeLabel>,
  codes: Codes,
): ProductAttribute[] {
  const shownElsewhere = new Set<string>(Object.values(codes))
  return [...attributes].flatMap(([code, value]) => {
    const known = labels.get(code)
    if (!known || shownElsewhere.has(code)) return []
    const text = attributeText(value, known)
    return text ? [{ code, label: known.label, value: text }] : []
  })
}
