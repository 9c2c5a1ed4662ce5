import { chosenOption } from '../catalog/configurable-resolvers.ts'
import { bundleItemUid, bundleSelectionUid } from '../catalog/composite-resolvers.ts'
import { enteredText, lineSku } from '../cart/line-options.ts'
import { partPrice } from '../cart/line-prices.ts'
import { unitsOf } from '../cart/demand.ts'
import type { LineView } from '../cart/view.ts'
import type { Context } from '../context.ts'
import type { OrderedOption, Snapshot } from './types.ts'

const optionsOf = ({ product, variant, options }: LineView, context: Context): OrderedOption[] => [
  ...product.superAttributes.flatMap((attribute): OrderedOption[] => {
    const option = variant ? chosenOption(variant, attribute) : undefined
    return option ? [{ label: attribute.label, value: option.label, kind: 'attribute' }] : []
  }),
  ...options.flatMap((choice): OrderedOption[] => {
    const { option, values } = choice
    if (!('values' in option)) return [{ label: option.title, value: enteredText(choice, context), kind: 'text' }]
    const titles = option.values.filter(({ id }) => values.includes(id)).map(({ title }) => title)
    return titles.length ? [{ label: option.title, value: titles.join(', '), kind: 'choice' }] : []
  }),
]

const bundleOf = ({ product, bundle, quantity }: LineView): Snapshot['bundle'] =>
  (product.bundle?.items ?? []).flatMap((item) => {
    const chosen = bundle.filter((choice) => choice.item.id === item.id)
    if (!chosen.length) return []
    return {
      uid: bundleItemUid(item.id),
      label: item.title,
      values: chosen.map((choice) => ({
        uid: bundleSelectionUid(item.id, choice.selection.id, choice.selection.qty),
        name: choice.selection.product.name,
        sku: choice.selection.product.sku,
        quantity: choice.qty,
        cents: partPrice(choice, product.bundle?.dynamic ?? false, quantity),
      })),
    }
  })

/** What of a line an order keeps. */
export const snapshotOf = (line: LineView, context: Context): Snapshot => ({
  sku: lineSku(line),
  name: line.product.name,
  type: line.product.type,
  rowIncludingTax: line.totals.rowIncludingTax,
  rowExcludingTax: line.totals.rowExcludingTax,
  tax: line.totals.tax,
  discounts: line.totals.discounts,
  options: optionsOf(line, context),
  bundle: bundleOf(line),
  links: (line.product.links?.items ?? [])
    .filter(({ id }) => line.links.includes(id))
    .map(({ id, title, unlimited }) => ({ id, title, unlimited })),
  isShipped: line.product.type !== 'virtual' && line.product.type !== 'downloadable',
  units: [...unitsOf(line.product, line.quantity, line.request)],
})
