import { isInStock } from '../catalog/availability.ts'
import { chosenOption } from '../catalog/configurable-resolvers.ts'
import type { BundleItem, CustomOption, Product } from '../catalog/types.ts'
import type { MessageKey } from '../store/messages.ts'
import { decodeUid, encodeUid, readUid } from '../uid.ts'
import type { BundleChoice, BuyRequest } from './load.ts'

export type Chosen = { selected: string[]; entered: { uid: string; value: string }[] }

/** Custom options as texts: an entry, or the ids of values. */
export type OptionTexts = ({ id?: number | null; uid?: string | null; value_string: string } | null)[]

/** Options that cannot be bought, with the message that says why. */
export class ChoiceError extends Error {
  readonly key: MessageKey
  constructor(key: MessageKey) {
    super(key)
    this.key = key
  }
}

const DATE_PATTERN = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

/** Returns what was chosen or entered for one custom option; null if nothing was. */
export function optionRequest(option: CustomOption, chosen: Chosen) {
  if ('values' in option) {
    const values = numbersOf(chosen.selected, 'custom-option')
      .filter(([optionId, valueId]) => optionId === option.id && option.values.some(({ id }) => id === valueId))
      .map(([, valueId = 0]) => valueId)
    const single = option.kind === 'dropdown' || option.kind === 'radio'
    return values.length ? { id: option.id, values: single ? values.slice(0, 1) : values.sort((a, b) => a - b) } : null
  }
  const text = enteredFor(option, chosen)
  // GraphQL cannot upload files, so Magento drops what was entered for one.
  if (text === undefined || option.kind === 'file') return null
  if (isDate(option) && !(DATE_PATTERN.test(text) && !Number.isNaN(Date.parse(text.replace(' ', 'T'))))) {
    throw new ChoiceError('dateFormat')
  }
  if (!text) return null
  if ('maxCharacters' in option && option.maxCharacters > 0 && [...text].length > option.maxCharacters) {
    throw new ChoiceError('textTooLong')
  }
  return { id: option.id, text }
}

/** Several ids of values are written `[1,2]`, or without brackets. */
export function chosenByText({ options }: Product, texts: OptionTexts): Chosen {
  const chosen: Chosen = { selected: [], entered: [] }
  for (const given of texts) {
    if (!given) continue
    const id = given.id ?? Number((given.uid == null ? '' : decodeUid(given.uid)).split('/')[1])
    const option = options.find((one) => one.id === id)
    if (option && 'values' in option) {
      const values = given.value_string.replaceAll(/^\[|\]$/g, '').split(',')
      chosen.selected.push(...values.map((value) => encodeUid('custom-option', id, value.trim())))
    } else if (option) chosen.entered.push({ uid: encodeUid('custom-option', id), value: given.value_string })
  }
  return chosen
}

/** Returns the variant that has all chosen options, in stock or not. */
export function matchingVariant(product: Product, chosen: Chosen): Product | undefined {
  const wanted = new Map(numbersOf(chosen.selected, 'configurable').map(([attribute, option]) => [attribute, option]))
  return product.variants.find((candidate) =>
    product.superAttributes.every((attribute) => {
      const option = wanted.get(attribute.id)
      return option !== undefined && chosenOption(candidate, attribute)?.id === option
    }),
  )
}

/** The parts chosen of one bundle item; quantities can be entered where the part allows it. */
export function chosenParts(item: BundleItem, chosen: Chosen): BundleChoice[] {
  const entered = chosen.entered.map(({ uid, value }) => ({ uid, qty: Number(value) }))
  const choices = [...chosen.selected.map((uid) => ({ uid, qty: null })), ...entered].flatMap(({ uid, qty }) => {
    const [[itemId, selectionId] = []] = numbersOf([uid], 'bundle')
    const selection = itemId === item.id ? item.selections.find(({ id }) => id === selectionId) : undefined
    if (!selection) return []
    const own = qty !== null && selection.canChangeQty && Number.isInteger(qty) && qty > 0 ? qty : selection.qty
    return [{ item, selection, qty: own }]
  })
  const unique = [...new Map(choices.map((choice) => [choice.selection.id, choice])).values()]
  const several = item.input === 'checkbox' || item.input === 'multi'
  return several ? unique : unique.slice(0, 1)
}

/** Links of a downloadable product: all of them, or the chosen ones, at least one. */
export function linksOf(links: NonNullable<Product['links']>, chosen: Chosen): number[] {
  if (!links.separately) return links.items.map(({ id }) => id)
  const wanted = numbersOf(chosen.selected, 'downloadable').flat()
  const ids = links.items.map(({ id }) => id).filter((id) => wanted.includes(id))
  if (!ids.length) throw new ChoiceError('linksNeeded')
  return ids
}

/** The canonical request for a product. Throws `ChoiceError` when a required option is missing or not available. */
export function buyRequest(product: Product, chosen: Chosen): BuyRequest {
  const request: BuyRequest = {}
  if (product.type === 'configurable') request.variantId = variantFor(product, chosen).id
  if (product.bundle) request.bundle = product.bundle.items.flatMap((item) => partsOf(item, chosen))
  if (product.links) request.links = linksOf(product.links, chosen)
  const options = product.options.map((option) => ({ option, request: optionRequest(option, chosen) }))
  // Any text passes for a required file until the order is placed.
  const isMissing = ({ option, request: own }: (typeof options)[number]): boolean =>
    option.required && !own && !(option.kind === 'file' && enteredFor(option, chosen))
  if (options.some(isMissing)) throw new ChoiceError('requiredOptionsMissing')
  const made = options.flatMap(({ request: own }) => own ?? [])
  if (made.length) request.options = made
  return request
}

/** Numbers in the uids of one kind, such as `[93, 13]` in `configurable/93/13`. Unreadable uids are ignored. */
function numbersOf(uids: string[], kind: string): number[][] {
  return uids.flatMap((uid) => {
    const [name, ...parts] = (readUid(uid) ?? '').split('/')
    return name === kind ? [parts.map(Number)] : []
  })
}

/** What was entered for an option (possibly empty), or undefined. */
function enteredFor({ id }: CustomOption, { entered }: Chosen): string | undefined {
  return entered
    .find(({ uid }) => readUid(uid) === `custom-option/${id}`)
    ?.value.replaceAll('\0', '')
    .trim()
}

function isDate({ kind }: CustomOption): boolean {
  return kind === 'date' || kind === 'date_time' || kind === 'time'
}

function variantFor(product: Product, chosen: Chosen): Product {
  const variant = matchingVariant(product, chosen)
  if (!variant) throw new ChoiceError('optionsNeeded')
  if (!variant.enabled || !isInStock(variant)) throw new ChoiceError('noSource')
  return variant
}

function partsOf(item: BundleItem, chosen: Chosen) {
  const taken = chosenParts(item, chosen)
  if (item.required && !taken.length) throw new ChoiceError('bundleOptionsNeeded')
  if (taken.some(({ selection }) => !selection.product.enabled || !isInStock(selection.product))) {
    throw new ChoiceError('noSource')
  }
  return taken.map(({ selection, qty }) => ({ itemId: item.id, selectionId: selection.id, qty }))
}
