import { withAncestors } from '../categories.ts'
import { typographic } from '../typography.ts'
import { attributesOf, shippingWeight } from './attributes-of.ts'
import { createdAt, positionOf, usualStock } from './defaults.ts'
import { describe } from './describe.ts'
import { galleryOf } from './gallery.ts'
import { reviewsOf } from './reviews.ts'
import { slugOf } from './slug.ts'
import { colourVariants, packVariant } from './variants.ts'
import type { Range } from './range.ts'
import type { Kind, Recipe } from './recipe.ts'
import type { ProductSeed } from '../product-types.ts'

/** Ids between two products of one file, so that variants keep theirs when a product is added. */
const idStep = 20

/** Builds one file's products; the n-th recipe gets the id `firstId + 20 n`, its variants the ids after it. */
export function buildRange(firstId: number, recipes: Recipe[]): Range {
  const built = recipes.map((recipe, index) => build(firstId + index * idStep, recipe))
  return { products: built.flatMap((range) => range.products), pictures: built.flatMap((range) => range.pictures) }
}

function build(id: number, recipe: Recipe): Range {
  const { kind } = recipe
  const gallery = galleryOf(recipe)
  const base: ProductSeed = {
    id,
    sku: recipe.sku,
    name: recipe.name,
    urlKey: slugOf(recipe.name),
    type: kind.type === 'packs' || kind.type === 'colours' ? 'configurable' : kind.type,
    visibility: 'catalog',
    enabled: recipe.enabled !== false,
    cents: 'cents' in kind && kind.type !== 'colours' ? kind.cents : 0,
    stock: 'stock' in kind ? (kind.stock ?? usualStock(id)) : usualStock(id),
    categoryIds: categoryIdsOf(recipe),
    position: positionOf(id),
    description: typographic(describe(id, recipe)),
    shortDescription: typographic(`<p>${recipe.lead}</p>`),
    metaTitle: recipe.name,
    metaDescription: typographic(recipe.lead),
    images: gallery.map(({ path }, index) => ({
      path,
      label: index === 0 ? recipe.name : `${recipe.name}, vue ${index + 1}`,
      ...(recipe.video && index === gallery.length - 1 ? { label: recipe.video.title, video: recipe.video } : {}),
    })),
    attributes: attributesOf(recipe),
    reviews: reviewsOf(id, recipe),
    createdAt: createdAt(id, recipe.isNew === true),
    // New until the merchant says otherwise, as the category of new products is.
    ...(recipe.isNew === true ? { newFrom: `${createdAt(id, true).slice(0, 10)} 00:00:00` } : {}),
    ...specialPrice(kind),
    ...pick(recipe),
  }
  switch (kind.type) {
    case 'packs': {
      const children = kind.packs.map((pack, index) =>
        packVariant(id + 1 + index, recipe, pack, index / Math.max(1, kind.packs.length - 1)),
      )
      base.configurable = {
        attributeCodes: ['conditionnement'],
        children: children.map((child) => child.products[0]?.sku ?? ''),
      }
      return merge([{ products: [base], pictures: gallery }, ...children])
    }
    case 'colours': {
      const children = colourVariants(id, recipe, kind)
      base.configurable = {
        attributeCodes: [kind.byHue ? 'teinte' : 'color', 'size'],
        children: children.products.map((child) => child.sku),
      }
      return merge([{ products: [base], pictures: gallery }, children])
    }
    case 'bundle':
      base.bundle = { priceType: kind.priceType, items: kind.items }
      break
    case 'grouped':
      base.grouped = kind.parts
      break
    case 'downloadable':
      base.downloadable = kind.links
      break
    case 'simple': {
      const weight = shippingWeight(kind)
      if (weight !== undefined) base.weight = weight
      break
    }
    case 'virtual':
  }
  return { products: [base], pictures: gallery }
}

const merge = (ranges: Range[]): Range => ({
  products: ranges.flatMap((range) => range.products),
  pictures: ranges.flatMap((range) => range.pictures),
})

/** Fields that recipes and products share as they are. */
function pick(recipe: Recipe): Partial<ProductSeed> {
  const { tiers, sale, customOptions, related, upsell, crosssell } = recipe
  return Object.fromEntries(
    Object.entries({ tiers, sale, customOptions, related, upsell, crosssell }).filter(
      ([, value]) => value !== undefined,
    ),
  )
}

function specialPrice(kind: Kind): { specialCents?: number } {
  return kind.type !== 'colours' && 'specialCents' in kind && kind.specialCents !== undefined
    ? { specialCents: kind.specialCents }
    : {}
}

function categoryIdsOf(recipe: Recipe): number[] {
  const { kind } = recipe
  const reduced =
    kind.type === 'packs'
      ? kind.packs.some((pack) => pack.specialCents)
      : 'specialCents' in kind && kind.specialCents !== undefined
  return withAncestors([
    ...recipe.categories,
    ...(recipe.isNew === true ? (['newIn'] as const) : []),
    ...(reduced ? (['promotions'] as const) : []),
  ])
}
