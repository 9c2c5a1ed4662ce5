import { MAX_ADDED_LINES } from '../../../schema/shop-constants.ts'
import type { CartItemInput, RefusedItem } from '../../graphql/shop-schema.generated.ts'
import type { CartItemInput as StoreLine } from '../../magento/store-types.generated.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import type { CartResult } from './cart-model.ts'
import { AddProducts, RemoveItem, UpdateItem } from './magento/cart.generated.ts'
import type { FoundCart, StoreCart, StoreItem } from './store-cart.ts'
import { type CartService, type ChangeResult, isRefusal } from './cart-service.ts'
import { type ProductOf, quantityFault, rounded, storeLines } from './line-input.ts'
import { t } from '../../i18n/texts.ts'
import { storeMessage } from '../store-messages.ts'
import { uidParts } from '../uid.ts'
import { droppedChoices } from './dropped-choices.ts'
import { updatedCart } from './updated-cart.ts'
import { byItem, gainedLine, refusedLines, type SentLine, withoutFormerFaults } from './refused-lines.ts'
import { type Addition, additionWithOptions, chosenOptions } from './add-with-options.ts'

/** A line as it is sent, and the item of the shop's list it belongs to. `addition` adds the line by itself, where that is necessary. */
type OwnedLine = { index: number; line: StoreLine; addition?: Addition }
type Tools = { cart: CartService; productOf: ProductOf }

/** Adds every line that can be added and names what was refused. */
export async function addItems(
  items: readonly CartItemInput[],
  cart: CartService,
  productOf: ProductOf,
): Promise<CartResult> {
  if (items.length > MAX_ADDED_LINES) return refuse(cart, t('cart.tooManyLines', { limit: MAX_ADDED_LINES }))
  const wrong = items.flatMap((item, index): RefusedItem[] => {
    const message = faultOf(item)
    return message === null ? [] : [{ index, message }]
  })
  const sound = await soundLines(items, productOf)
  const { owned, unfit } = cart.dropsOptions ? await withAdditions(sound, productOf) : { owned: sound, unfit: [] }
  const faults = [...wrong, ...unfit]
  if (owned.length === 0) return refuse(cart, faults[0]?.message ?? t('cart.nothingToAdd'), faults)
  if (owned.length > MAX_ADDED_LINES) return refuse(cart, t('cart.tooManyLines', { limit: MAX_ADDED_LINES }), faults)
  return cart.change((id) => add(id, owned, faults, { cart, productOf }), { creates: true, withoutCart: null })
}

async function soundLines(items: readonly CartItemInput[], productOf: ProductOf): Promise<OwnedLine[]> {
  const lines = await Promise.all(
    items.map(async (item, index) =>
      faultOf(item) === null ? (await storeLines(item, productOf)).map((line) => ({ index, line })) : [],
    ),
  )
  return lines.flat()
}

/**
 * Prepares lines for a store that silently drops custom options, and adds products without required ones: refuses what that store would not notice.
 */
async function withAdditions(lines: readonly OwnedLine[], productOf: ProductOf) {
  const products = await Promise.all(lines.map(({ line }) => productOf(line.sku)))
  const owned: OwnedLine[] = []
  const unfit: RefusedItem[] = []
  for (const [position, one] of lines.entries()) {
    const product = products[position]
    const offered = product?.page?.customOptions ?? []
    const chosen = chosenOptions(one.line)
    if (offered.some((option) => option.is_required && !chosen.has(option.option_id))) {
      unfit.push({ index: one.index, message: t('cart.choicesNeeded') })
    } else if (!product || chosen.size === 0) {
      owned.push(one)
    } else {
      const addition = additionWithOptions(one.line, product)
      const titles = offered.filter((option) => chosen.has(option.option_id)).map(({ title }) => title)
      if (addition) owned.push({ ...one, addition })
      else unfit.push({ index: one.index, message: t('cart.choicesNotKept', { choices: inQuotes(titles) }) })
    }
  }
  return { owned, unfit }
}

async function add(
  id: string,
  owned: readonly OwnedLine[],
  faults: readonly RefusedItem[],
  tools: Tools,
): Promise<ChangeResult> {
  const together = owned.filter(({ addition }) => !addition)
  const calls = [...(together.length > 0 ? [together] : []), ...owned.flatMap((one) => (one.addition ? [[one]] : []))]
  let cart: FoundCart | null = null
  const refused = faults.map(({ message }) => message)
  const refusedItems = [...faults]
  let isDown = false
  function refuseAll(lines: readonly OwnedLine[], message: string): void {
    refused.push(message)
    refusedItems.push(...lines.map(({ index }) => ({ index, message })))
  }
  for (const lines of calls) {
    if (isDown) {
      refuseAll(lines, t('cart.notAdded'))
      continue
    }
    try {
      const result = await send(id, lines, tools)
      cart = result.cart ?? cart
      refused.push(...result.refused)
      refusedItems.push(...(result.refusedItems ?? []))
    } catch (error) {
      // Lines added by earlier calls stay in the cart, so only a first call may fail as a whole.
      const isWhole = calls.length === 1 || (cart === null && !isRefusal(error))
      if (!(error instanceof UpstreamError) || isWhole) throw error
      cart ??= await tools.cart.find(id)
      if (!cart) throw error
      isDown = !isRefusal(error)
      refuseAll(lines, isDown ? t('cart.notAdded') : error.message)
    }
  }
  return { cart, refused, refusedItems: refusedItems.toSorted((a, b) => a.index - b.index) }
}

/** Sends one call: a line with its own `addition`, or all others. */
async function send(id: string, owned: readonly OwnedLine[], tools: Tools): Promise<ChangeResult> {
  const { cart } = tools
  const addition = owned[0]?.addition
  if (addition) {
    const { after, dropped } = await withoutDropped(id, owned, await addition(id, cart), tools)
    return { cart: after, refused: dropped.map(({ message }) => message), refusedItems: dropped }
  }
  // The former cart shows which of several lines the store did not add.
  const before = owned.length > 1 || cart.tellsFormerFaults ? await cart.find(id) : null
  const items = owned.map(({ line }) => line)
  const { addProductsToCart: response } = await cart.mutate(AddProducts, { id, items })
  const said = (response?.user_errors ?? []).map((error) => error?.message || t('cart.notAdded'))
  const sent = owned.map(({ index, line: { sku, quantity } }): SentLine => ({ index, sku, quantity }))
  const made = response?.cart ?? null
  const messages = cart.tellsFormerFaults ? withoutFormerFaults(said, sent, before, made) : said
  const refusals = { reasons: refusedLines(sent, messages, before, made), before, made }
  const whole = await withoutBrokenSets(id, sent, refusals, tools)
  const reasons = await withPartsNamed(whole.reasons, owned, tools)
  const { after, dropped } = await withoutDropped(id, owned, whole.cart, tools)
  const named = new Set(refusals.reasons.values())
  return {
    cart: after,
    refused: [
      ...new Set([
        ...dropped.map(({ message }) => message),
        ...reasons.values(),
        ...messages.filter((message) => !named.has(message)),
      ]),
    ],
    refusedItems: [...dropped, ...byItem(reasons)],
  }
}

type Refusals = { reasons: ReadonlyMap<SentLine, string>; before: StoreCart | null; made: StoreCart | null }

/**
 * Removes the parts of grouped products of which the store refused a part. The parts are lines of the store, but one choice of the shopper: if they
 * stayed in the cart, the corrected choice would add them twice.
 */
async function withoutBrokenSets(
  id: string,
  sent: readonly SentLine[],
  { reasons, before, made }: Refusals,
  { cart, productOf }: Tools,
) {
  const named = new Map(reasons)
  let after = made
  for (const line of sent) {
    const parts = sent.filter(({ index }) => index === line.index)
    if (parts.length === 1 || !parts.some((part) => reasons.has(part))) continue
    const reason = reasons.get(line)
    if (reason !== undefined) {
      const name = (await productOf(line.sku))?.name ?? line.sku
      named.set(line, t('labelled', { label: name, value: storeMessage(reason) }))
      continue
    }
    const item = gainedLine(line, before, after)
    try {
      if (item) after = (await takeOut(id, item, line.quantity, cart)) ?? after
    } catch (error) {
      // It stays, and the cart in the response shows it.
      if (!(error instanceof UpstreamError)) throw error
    }
  }
  return { cart: after, reasons: named }
}

/** Adds to reasons which parts of a bundle are sold out, where its page says so: the store names none. */
async function withPartsNamed(
  reasons: ReadonlyMap<SentLine, string>,
  owned: readonly OwnedLine[],
  { productOf }: Tools,
) {
  const named = new Map(reasons)
  for (const [sent, reason] of reasons) {
    const line = owned.find((one) => one.index === sent.index)?.line
    const chosen = [...(line?.selected_options ?? []), ...(line?.entered_options ?? []).map((one) => one?.uid)]
    if (!chosen.some((uid) => uid && uidParts(uid)?.[0] === 'bundle')) continue
    const options = (await productOf(sent.sku))?.page?.bundle?.bundleOptions ?? []
    const parts = options
      .flatMap(({ values }) => values)
      .filter(({ uid, stock }) => chosen.includes(uid) && !stock.isInStock)
    if (parts.length === 0) continue
    const label = inQuotes(parts.map((part) => part.label))
    named.set(sent, t('labelled', { label, value: storeMessage(reason) }))
  }
  return named
}

/** Returns the cart without lines that differ from what was chosen, and the reasons. */
async function withoutDropped(
  id: string,
  owned: readonly OwnedLine[],
  made: StoreCart | null,
  { cart, productOf }: Tools,
) {
  const dropped: RefusedItem[] = []
  let after = made
  for (const { index, line } of owned) {
    const wrong = droppedChoices(line, after)
    if (!wrong) continue
    // Read before, for the kinds of its options.
    const options = (await productOf(line.sku))?.page?.customOptions ?? []
    const titles = wrong.options.map((one) => options.find(({ option_id: known }) => known === one)?.title ?? one)
    const choices = inQuotes(titles)
    cart.reportDropped(line.sku, titles)
    try {
      after = (await takeOut(id, wrong.item, line.quantity, cart)) ?? after
      dropped.push({ index, message: t('cart.choicesNotKept', { choices }) })
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      // It is in the cart, and an error of the whole would have it added once more.
      dropped.push({ index, message: t('cart.choicesLost', { name: wrong.item.product.name ?? line.sku, choices }) })
    }
  }
  return { after, dropped }
}

function inQuotes(texts: readonly string[]): string {
  return texts.map((text) => t('quoted', { text })).join(', ')
}

async function takeOut(id: string, item: StoreItem, count: number, cart: CartService): Promise<StoreCart | null> {
  const { uid } = item
  const quantity = rounded(item.quantity - count)
  if (quantity > 0) {
    return updatedCart((await cart.mutate(UpdateItem, { id, uid, quantity })).updateCartItems, UpdateItem.name)
  }
  return (await cart.mutate(RemoveItem, { id, uid })).removeItemFromCart?.cart ?? null
}

function refuse(cart: CartService, message: string, faults: RefusedItem[] = []): Promise<CartResult> {
  const refused = faults.length > 0 ? faults.map((fault) => fault.message) : [message]
  return cart.change(async () => ({ cart: null, refused, refusedItems: faults }), {
    creates: false,
    withoutCart: message,
  })
}

function faultOf({ qty, groupedItems, bundleOptions }: CartItemInput): string | null {
  const parts = (bundleOptions ?? []).flatMap(({ option_qty: quantity }) => quantityFault([quantity ?? 1]) ?? [])
  return parts[0] ?? quantityFault(groupedItems?.length ? groupedItems.map((item) => item.qty) : [qty])
}
