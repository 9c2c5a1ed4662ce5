import { colourValue, hueOfColour, optionId } from '../attributes.ts'
import { withAncestors } from '../categories.ts'
import type { PictureDesign, PictureLook, PictureSeed } from '../pictures.ts'
import type { ProductSeed } from '../product-types.ts'
import { within } from '../read.ts'
import { typographic } from '../typography.ts'
import type { Kind, Pack, Recipe } from './recipe.ts'
import { describe, reviewsOf } from './texts.ts'
import { attributesOf, netAttributes, readNet, shippingWeight } from './values.ts'

/** Designs whose first picture stands free on a transparent ground. */
const freeStanding = new Set<PictureDesign>([
  'bag',
  'pouch',
  'pot',
  'bucket',
  'bottle',
  'tube',
  'can',
  'tray',
  'box',
  'syringe',
  'set',
  'medal',
  'nosebag',
  'tub',
])

/** The same thing in another cloth. */
const recolour = (look: PictureLook, colour: string): PictureLook => ({
  ...look,
  colours: [colour, look.colours[1]],
})

/** Products with the pictures that they show. */
export type Range = { products: ProductSeed[]; pictures: PictureSeed[] }

/** Ids between two products of one file, so that variants keep theirs when a product is added. */
const ID_STEP = 20

/** Builds one file's products; the n-th recipe gets the id `firstId + 20 n`, its variants the ids after it. */
export function buildRange(firstId: number, recipes: Recipe[]): Range {
  const built = recipes.map((recipe, index) =>
    within(`/products/${index}`, () => build(firstId + index * ID_STEP, recipe)),
  )
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
      if (kind.weight !== undefined) base.weight = kind.weight
      else if (kind.net !== undefined) base.weight = shippingWeight(readNet(kind.net))
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
    ...(recipe.isNew === true ? ['newIn'] : []),
    ...(reduced ? ['promotions'] : []),
  ])
}

/** One pack of a product that is sold by weight or volume; `share` is its place from smallest (0) to largest (1). */
function packVariant(id: number, recipe: Recipe, pack: Pack, share: number): Range {
  const net = readNet(pack.label, pack.grams)
  const sku = `${recipe.sku}-${pack.label.toUpperCase().replace(',', '-').replaceAll(' ', '').replace('É', 'E')}`
  const picture: PictureSeed = {
    ...recipe.look,
    scale: 0.72 + 0.28 * share,
    path: picturePath(sku, 1, 'png'),
    width: 1200,
    height: 1200,
    ...(recipe.species === undefined ? {} : { species: recipe.species }),
  }
  const product = variant(id, recipe, {
    sku,
    name: `${recipe.name} – ${pack.label}`,
    cents: pack.cents,
    stock: pack.stock ?? usualStock(id),
    weight: shippingWeight(net),
    images: [{ path: picture.path, label: `${recipe.name}, ${pack.label}` }],
    attributes: {
      ...attributesOf(recipe),
      ...netAttributes(net),
      conditionnement: optionId('conditionnement', pack.label),
    },
    ...(pack.specialCents === undefined ? {} : { specialCents: pack.specialCents }),
  })
  return { products: [product], pictures: [picture] }
}

/** Every colour in every size; sizes of one colour share a picture. */
function colourVariants(id: number, recipe: Recipe, kind: Extract<Kind, { type: 'colours' }>): Range {
  const pictures: PictureSeed[] = []
  const products: ProductSeed[] = []
  for (const colour of kind.colours) {
    const picture: PictureSeed = {
      ...recolour(recipe.look, colourValue(colour)),
      path: picturePath(`${recipe.sku}-${slugOf(colour)}`, 1, 'jpg'),
      width: 1200,
      height: 1200,
      ...(recipe.species === undefined ? {} : { species: recipe.species }),
    }
    pictures.push(picture)
    for (const size of kind.sizes) {
      products.push(
        variant(id + 1 + products.length, recipe, {
          sku: `${recipe.sku}-${slugOf(colour)}-${slugOf(size.label)}`.toUpperCase(),
          name: `${recipe.name} – ${colour}, ${size.label}`,
          cents: kind.cents + size.extraCents,
          stock: kind.soldOut?.includes(`${colour}/${size.label}`) ? 0 : usualStock(id + products.length),
          weight: kind.weight,
          images: [{ path: picture.path, label: `${recipe.name}, ${colour.toLowerCase()}` }],
          attributes: {
            ...attributesOf(recipe, size.warning),
            color: optionId('color', colour),
            teinte: optionId('teinte', hueOfColour(colour)),
            size: optionId('size', size.label),
          },
          ...(kind.specialCents === undefined ? {} : { specialCents: kind.specialCents + size.extraCents }),
        }),
      )
    }
  }
  return { products, pictures }
}

type VariantFields = Pick<ProductSeed, 'sku' | 'name' | 'cents' | 'stock' | 'images' | 'attributes'> &
  Partial<ProductSeed>

function variant(id: number, recipe: Recipe, fields: VariantFields): ProductSeed {
  return {
    id,
    urlKey: slugOf(fields.name),
    type: 'simple',
    visibility: 'hidden',
    enabled: true,
    categoryIds: [],
    position: positionOf(id),
    description: '',
    createdAt: createdAt(id, false),
    ...fields,
    shortDescription: typographic(`<p>${recipe.lead}</p>`),
  }
}

/** Departments list foods, care and goods mixed rather than file by file. */
const positionOf = (id: number): number => (Math.floor(id / 20) * 61) % 401

/** Between 12 and 130 units, always the same for the same product. */
const usualStock = (id: number): number => 12 + ((id * 37) % 119)

/** New products date from the weeks before the demo's own day (20 November 2026), the others from the three years before. */
function createdAt(id: number, isNew: boolean): string {
  const day = isNew
    ? Date.UTC(2026, 10, 18) - (id % 37) * 86_400_000
    : Date.UTC(2026, 7, 30) - ((id * 53) % 1000) * 86_400_000
  return `${new Date(day).toISOString().slice(0, 10)} ${String(8 + (id % 10)).padStart(2, '0')}:30:00`
}

/** A URL key as Magento makes it from a French name: accents folded, everything else turned into single hyphens. */
function slugOf(text: string): string {
  return text
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Path under the media root, spread over folders by the first letters as Magento does. */
function picturePath(sku: string, place: number, extension: 'png' | 'jpg'): string {
  const name = sku.toLowerCase()
  return `catalog/product/${name[0]}/${name[1]}/${name}_${place}.${extension}`
}

/** The pictures of a recipe: the product itself first, then what surrounds it. */
function galleryOf(recipe: Recipe): PictureSeed[] {
  const species = recipe.look.species ?? recipe.species
  const shown = [recipe.look.design].concat(recipe.gallery ?? usualGallery(recipe))
  return shown.map((each, index) => {
    const free = index === 0 && freeStanding.has(each)
    return {
      ...recipe.look,
      design: each,
      variant: recipe.look.variant + index,
      ...(index === 0
        ? {}
        : { parts: recipe.look.parts ?? [species === undefined ? recipe.look : { ...recipe.look, species }] }),
      path: picturePath(recipe.sku, index + 1, free ? 'png' : 'jpg'),
      width: 1200,
      height: 1200,
      ...(species === undefined ? {} : { species }),
    }
  })
}

function usualGallery({ look, feed }: Recipe): PictureDesign[] {
  if (feed === undefined) return ['story']
  switch (look.design) {
    case 'bag':
    case 'can':
    case 'tray':
      return ['served', 'ingredients']
    case 'pouch':
    case 'treats':
    case 'chew':
      return ['ingredients', 'story']
    case 'set':
      return ['served']
    default:
      return ['ingredients', 'scoop']
  }
}
