import type { CartItemOption } from '../../graphql/shop-schema.generated.ts'
import type { CartItemModel } from './cart-model.ts'
import { t } from '../../i18n/texts.ts'

/** A line that was to be added to a cart again with its former choices. */
export type FormerLine = { sku: string; name: string; path?: string | null; options: readonly CartItemOption[] }

/**
 * Returns sentences about what the store lost when it added lines from an order or a wishlist: it silently omits times and some dates. `made` are the
 * lines that may have come from them. Missing lines are reported where `isWhole` is expected.
 */
export function lostChoices(
  former: readonly FormerLine[],
  made: readonly CartItemModel[],
  { isWhole }: { isWhole: boolean },
): string[] {
  return former.flatMap((line) => {
    const lost = made.filter((item) => isLineOf(line, item)).map((item) => missing(line, item))
    const [least] = lost.toSorted((a, b) => a.length - b.length)
    if (!least) return isWhole ? [t('cart.notTakenOver', { name: line.name })] : []
    return least.length > 0
      ? [t('cart.choicesLost', { name: line.name, choices: least.map((text) => t('quoted', { text })).join(', ') })]
      : []
  })
}

/**
 * Adds the names of lines to reasons. `said` are the store's messages, which mostly contain a sku. Messages without one belong to the missing lines,
 * in their order, if there are as many.
 */
export function namedReasons(
  reasons: readonly string[],
  said: readonly string[],
  former: readonly FormerLine[],
  made: readonly CartItemModel[],
): string[] {
  const owners = reasons.map((reason, index) => former.find((line) => namesProduct(said[index] ?? reason, line)))
  const others = former.filter(
    (line) => !made.some((item) => isLineOf(line, item)) && !owners.some((owner) => owner?.sku === line.sku),
  )
  const left = others.length === owners.filter((owner) => !owner).length ? others : []
  return reasons.map((text, index) => {
    const owner = owners[index] ?? left.shift()
    if (!owner) return text
    const reason = withName(text, owner)
    return reason.includes(owner.name) ? reason : t('labelled', { label: owner.name, value: reason })
  })
}

/** Replaces the sku in a reason of the store with the product's name. */
export function withName(reason: string, product: Pick<FormerLine, 'sku' | 'name'>): string {
  return namesProduct(reason, product) ? reason.replaceAll(product.sku, product.name) : reason
}

/** Whether a reason of the store has the sku of a product. */
export function namesProduct(reason: string, { sku }: Pick<FormerLine, 'sku'>): boolean {
  return reason.includes(`"${sku}"`) || reason.split(/[\s«»“”„"]+/).includes(sku)
}

/** Returns lines that a cart has gained, or has more of. */
export function gainedLines(before: readonly CartItemModel[], after: readonly CartItemModel[]): CartItemModel[] {
  const had = new Map(before.map(({ item_id: id, qty }) => [id, qty]))
  return after.filter(({ item_id: id, qty }) => qty > (had.get(id) ?? 0))
}

/** An order's sku may be composed of the product's and its options'. */
export function isLineOf(line: FormerLine, { sku, name, product }: CartItemModel): boolean {
  if (line.path && line.path === product.path) return true
  return line.sku === sku || line.sku === product.sku || line.name === name
}

/** Another language has other labels: what counts as lost has to make them fewer. */
function missing({ options }: FormerLine, item: CartItemModel): string[] {
  const [wanted, has] = [options, item.options].map((list) => new Set(list.map(({ label }) => label)))
  if (!wanted || !has || has.size >= wanted.size) return []
  return [...wanted].filter((label) => !has.has(label))
}
