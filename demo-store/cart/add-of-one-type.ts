import { chosenOption, optionValueUid } from '../catalog/configurable-resolvers.ts'
import { isInStock } from '../catalog/availability.ts'
import type { Product } from '../catalog/types.ts'
import type { Context } from '../context.ts'
import { inputError, noSuchEntity } from '../errors.ts'
import { addLine, asRead, type CartItemInput } from './add.ts'
import { buyRequest, ChoiceError, type Chosen, chosenByText, type OptionTexts } from './buy-request.ts'
import { cartResponse, changeCart, required } from './open.ts'

type TypedItem = { data: CartItemInput; parent_sku?: string | null; customizable_options?: OptionTexts | null }
export type TypedInput = { cart_id: string; cart_items: (TypedItem | null)[] }

/**
 * The mutations for products of one type, older than `addProductsToCart`: they keep custom options in every release, and a refusal is an error of the
 * whole call. A configurable product is `parent_sku`, and its variant the sku.
 */
export async function addOfOneType(input: TypedInput | null | undefined, context: Context) {
  const id = required(input?.cart_id, 'cart_id', context, 'parameterMissingStop')
  await changeCart(id, context, async (cartId, db) => {
    for (const item of input?.cart_items ?? []) {
      if (!item) continue
      const { data, parent_sku: parent, customizable_options: options } = item
      const sku = parent ?? data.sku
      const product = context.model.productBySku.get(sku)
      if (!product?.enabled || !isInStock(product)) throw noSuchEntity(context.text('productMissing', sku))
      const chosen = chosenByText(product, options ?? [])
      chosen.selected.push(...(parent ? variantChoice(product, data.sku) : []))
      const request = asRead(requestOf(product, chosen, context), context)
      const refused = await addLine(cartId, product, data.quantity, request, { db, model: context.model })
      if (refused) throw inputError(context.text(refused.key, ...refused.values))
    }
  })
  return cartResponse(id, context)
}

function requestOf(product: Product, chosen: Chosen, context: Context) {
  try {
    return buyRequest(product, chosen)
  } catch (error) {
    throw error instanceof ChoiceError ? inputError(context.text(error.key)) : error
  }
}

function variantChoice({ superAttributes, variants }: Product, sku: string): string[] {
  const variant = variants.find((one) => one.sku === sku)
  return superAttributes.flatMap((attribute) => {
    const option = variant && chosenOption(variant, attribute)
    return option ? [optionValueUid(attribute, option.id)] : []
  })
}
