import type { Context, Resolvers } from '../context.ts'
import { inputError } from '../errors.ts'
import { encodeUid, readUid } from '../uid.ts'
import { isInStock, shownVariants } from './availability.ts'
import { gallery } from './images.ts'
import type { Attribute, AttributeOption, Product } from './types.ts'

/** Options, variants and the selection helper of configurable products. */
export const configurableResolvers: Resolvers = {
  ConfigurableProduct: {
    configurable_options: (product: Product, _: unknown, context: Context) => {
      const variants = shownVariants(product, context.model)
      return product.superAttributes.map((attribute, position) => ({
        uid: configurableOptionUid(product, attribute),
        attribute_uid: encodeUid(attribute.id),
        attribute_code: attribute.code,
        label: attribute.label,
        position,
        values: attribute.options
          .filter(({ id }) => variants.some((variant) => chosenOption(variant, attribute)?.id === id))
          .map((option) => ({
            uid: optionValueUid(attribute, option.id),
            label: option.label,
            swatch_data: swatch(attribute, option, context),
          })),
      }))
    },
    variants: (product: Product, _: unknown, { model }: Context) =>
      shownVariants(product, model).map((variant) => ({
        attributes: variantAttributes(product, variant),
        product: variant,
      })),
    configurable_product_options_selection: (
      product: Product,
      { configurableOptionValueUids }: { configurableOptionValueUids?: string[] | null },
      context: Context,
    ) => selectionOf(product, configurableOptionValueUids ?? [], context),
  },
  SwatchDataInterface: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
}

export function optionValueUid(attribute: Attribute, optionId: number): string {
  return encodeUid('configurable', attribute.id, optionId)
}

/** Uid of «this product's choice of that attribute». */
export function configurableOptionUid(product: Product, attribute: Attribute): string {
  return encodeUid('configurable', product.id, attribute.id)
}

/** The option of an attribute that a variant stands for. */
export function chosenOption(variant: Product, attribute: Attribute): AttributeOption | undefined {
  const value = variant.attributes.get(attribute.code)?.[0]
  return attribute.options.find(({ id }) => String(id) === value)
}

function swatch(attribute: Attribute, { swatch: value }: AttributeOption, { baseUrl }: Context) {
  if (!attribute.swatch || value === null) return null
  switch (attribute.swatch) {
    case 'colour':
      return { __typename: 'ColorSwatchData', value }
    case 'text':
      return { __typename: 'TextSwatchData', value }
    case 'image':
      return { __typename: 'ImageSwatchData', value: `/${value}`, thumbnail: `${baseUrl}media/${value}` }
  }
}

function variantAttributes(product: Product, variant: Product) {
  return product.superAttributes.flatMap((attribute) => {
    const option = chosenOption(variant, attribute)
    return option
      ? { uid: optionValueUid(attribute, option.id), code: attribute.code, label: option.label, value_index: option.id }
      : []
  })
}

function selectionOf(product: Product, uids: string[], context: Context) {
  const known = new Set(
    product.variants.flatMap((variant) => variantAttributes(product, variant).map(({ uid }) => uid)),
  )
  if (uids.some((uid) => readUid(uid) === null || !known.has(uid))) {
    throw inputError('configurableOptionValueUids values are incorrect')
  }
  const fitting = shownVariants(product, context.model)
    .filter(isInStock)
    .filter((variant) => {
      const own = new Set(variantAttributes(product, variant).map(({ uid }) => uid))
      return uids.every((uid) => own.has(uid))
    })
  const complete = uids.length === product.superAttributes.length && fitting.length === 1 ? fitting[0] : null
  return {
    variant: complete ?? null,
    media_gallery: gallery(complete ?? product, context),
    options_available_for_selection: product.superAttributes.map((attribute) => ({
      attribute_code: attribute.code,
      option_value_uids: [
        ...new Set(
          fitting.flatMap((variant) => {
            const option = chosenOption(variant, attribute)
            return option ? optionValueUid(attribute, option.id) : []
          }),
        ),
      ],
    })),
  }
}
