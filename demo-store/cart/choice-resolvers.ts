import { bundleItemUid, bundleSelectionUid, downloadableLinkUid } from '../catalog/composite-resolvers.ts'
import { chosenOption, configurableOptionUid, optionValueUid } from '../catalog/configurable-resolvers.ts'
import { CUSTOM_OPTION_TYPES, customOptionUid, rawExtra } from '../catalog/custom-option-resolvers.ts'
import type { ExtraCost } from '../catalog/types.ts'
import type { Context, TypeResolvers } from '../context.ts'
import { escapeHtml } from '../transport/pages.ts'
import { enteredText, partPrice } from './lines.ts'
import type { CartLine, OptionChoice } from './load.ts'

/** The options chosen for a product, in a cart or on a wishlist. */
export type Choices = Pick<CartLine, 'product' | 'variant' | 'quantity' | 'options' | 'bundle' | 'links'>

/** Fields that show the chosen options, shared by cart lines and wishlist items. */
export const choiceResolvers: TypeResolvers = {
  customizable_options: ({ options }: Choices, _: unknown, context: Context) =>
    options.map((choice) => ({
      customizable_option_uid: customOptionUid(choice.option.id),
      label: choice.option.title,
      type: CUSTOM_OPTION_TYPES[choice.option.kind].cartType,
      is_required: choice.option.required,
      sort_order: choice.option.sortOrder,
      values: optionValues(choice, context),
    })),
  configured_variant: ({ variant }: Choices) => variant,
  configurable_options: ({ product, variant }: Choices) =>
    product.superAttributes.flatMap((attribute) => {
      const option = variant ? chosenOption(variant, attribute) : undefined
      return option
        ? {
            configurable_product_option_uid: configurableOptionUid(product, attribute),
            option_label: attribute.label,
            configurable_product_option_value_uid: optionValueUid(attribute, option.id),
            value_label: option.label,
          }
        : []
    }),
  bundle_options: ({ product, bundle, quantity }: Choices, _: unknown, { amount }: Context) =>
    (product.bundle?.items ?? []).flatMap((part) => {
      const chosen = bundle.filter(({ item: owner }) => owner.id === part.id)
      return chosen.length
        ? {
            uid: bundleItemUid(part.id),
            label: part.title,
            type: part.input,
            values: chosen.map((choice) => ({
              uid: bundleSelectionUid(part.id, choice.selection.id, choice.selection.qty),
              label: choice.selection.product.name,
              quantity: choice.qty,
              price: amount(partPrice(choice, { product, quantity })),
            })),
          }
        : []
    }),
  links: chosenLinks,
  /** The names of the same fields on wishlist items. */
  links_v2: chosenLinks,
}

/** Chosen values by id; entered texts come HTML-escaped with an empty label, as recorded. */
function optionValues(choice: OptionChoice, context: Context) {
  const { option, values } = choice
  if ('values' in option) {
    return option.values
      .filter(({ id }) => values.includes(id))
      .map(({ id, title, extra }) => ({
        customizable_option_value_uid: customOptionUid(option.id, id),
        label: title,
        value: String(id),
        price: optionPrice(extra),
      }))
  }
  return [
    {
      customizable_option_value_uid: customOptionUid(option.id),
      label: '',
      value: escapeHtml(enteredText(choice, context)),
      price: optionPrice(option.extra),
    },
  ]
}

function chosenLinks({ product, links }: Choices, _: unknown, { amount }: Context) {
  return (product.links?.items ?? [])
    .filter(({ id }) => links.includes(id))
    .map(({ id, title, cents, position }) => ({
      uid: downloadableLinkUid(id),
      title,
      price: amount(cents),
      sort_order: position,
      sample_url: null,
    }))
}

function optionPrice(extra: ExtraCost) {
  const { price, price_type: type } = rawExtra(extra)
  return { type, units: type === 'FIXED' ? '€' : '%', value: price }
}
