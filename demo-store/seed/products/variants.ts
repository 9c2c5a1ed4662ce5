import { colourValues, hueOfColour } from '../colours.ts'
import { optionId } from '../options.ts'
import { typographic } from '../typography.ts'
import { attributesOf, netAttributes, shippingWeight } from './attributes-of.ts'
import { createdAt, positionOf, usualStock } from './defaults.ts'
import { picturePath, recolour } from './gallery.ts'
import { slugOf } from './slug.ts'
import type { Kind, Pack, Recipe } from './recipe.ts'
import type { Range } from './range.ts'
import type { PictureSeed } from '../picture-types.ts'
import type { ProductSeed } from '../product-types.ts'

/** One pack of a product that is sold by weight or volume; `share` is its place from smallest (0) to largest (1). */
export function packVariant(id: number, recipe: Recipe, pack: Pack, share: number): Range {
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
    images: [{ path: picture.path, label: `${recipe.name}, ${pack.label}` }],
    attributes: {
      ...attributesOf(recipe),
      ...netAttributes(pack.net),
      conditionnement: optionId('conditionnement', pack.label),
    },
    ...(pack.specialCents === undefined ? {} : { specialCents: pack.specialCents }),
  })
  const weight = shippingWeight({ type: 'simple', cents: 0, net: pack.net })
  if (weight !== undefined) product.weight = weight
  return { products: [product], pictures: [picture] }
}

/** Every colour in every size; sizes of one colour share a picture. */
export function colourVariants(id: number, recipe: Recipe, kind: Extract<Kind, { type: 'colours' }>): Range {
  const pictures: PictureSeed[] = []
  const products: ProductSeed[] = []
  for (const colour of kind.colours) {
    const picture: PictureSeed = {
      ...recolour(recipe.look, colourValues[colour]),
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
            ...attributesOf(recipe),
            color: optionId('color', colour),
            teinte: optionId('teinte', hueOfColour[colour]),
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
