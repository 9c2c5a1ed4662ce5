import type { CartItemInput as StoreLine } from '../../magento/store-types.generated.ts'
import { plainId, toUid, uidParts } from '../uid.ts'
import type { ChosenOption } from './cart-model.ts'
import type { StoreCart, StoreItem } from './store-cart.ts'

/** A line that the store added without all choices, and the ids of the custom options that it dropped. */
export type DroppedChoices = { item: StoreItem; options: string[] }

/**
 * The custom options that the store accepted without an error and left out of the line. Where `catalog/custom_options/time_format` is `12h`, its
 * default, a time after noon becomes one twelve hours later.
 */
export function droppedChoices(line: StoreLine, cart: StoreCart | null): DroppedChoices | null {
  const wanted = wantedOptions(line)
  if (wanted.size === 0) return null
  const lines = (cart?.items ?? []).flatMap((item) => (item && isOf(line, item) ? item : []))
  const compared = lines.map((item) => ({ item, options: droppedOptions(wanted, customOptions(item)) }))
  if (compared.some(({ options }) => options.length === 0)) return null
  // The newest line is the one that was added.
  return compared.toSorted((a, b) => Number(plainId(b.item.uid)) - Number(plainId(a.item.uid)))[0] ?? null
}

/** Returns typed texts by option id; null where a value was chosen. */
function wantedOptions({
  selected_options: selected,
  entered_options: entered,
}: StoreLine): Map<string, string | null> {
  const chosen = [
    ...(selected ?? []).map((uid) => [uid, null] as const),
    ...(entered ?? []).flatMap((one) => (one ? [[one.uid, one.value] as const] : [])),
  ]
  return new Map(
    chosen.flatMap(([uid, value]) => {
      const [kind, id] = uidParts(uid) ?? []
      return kind === 'custom-option' && id !== undefined ? [[id, value] as const] : []
    }),
  )
}

function isOf({ sku }: StoreLine, item: StoreItem): boolean {
  return item.product.sku === sku || ('configured_variant' in item && item.configured_variant?.sku === sku)
}

function customOptions(item: StoreItem): readonly (ChosenOption | null)[] {
  return ('customizable_options' in item && item.customizable_options) || []
}

function droppedOptions(wanted: ReadonlyMap<string, string | null>, made: readonly (ChosenOption | null)[]): string[] {
  return [...wanted].flatMap(([id, typed]) => {
    const option = made.find((one) => one?.customizable_option_uid === toUid('custom-option', id))
    if (!option) return [id]
    const isMoved = typed !== null && option.values.some((value) => value && isAnotherTime(typed, value.value))
    return isMoved ? [id] : []
  })
}

/** Whether the store shows another time than was sent. It is sent as `Y-m-d H:i:s`, and shown with 24 hours, or with AM and PM. */
function isAnotherTime(sent: string, shown: string): boolean {
  const [, hours, minutes] = /^\d{4}-\d\d-\d\d (\d\d):(\d\d):\d\d$/.exec(sent) ?? []
  const [, shownHours, shownMinutes, half] = /(\d{1,2})[:h](\d\d)(?::\d\d)?\s*([ap])?\.?m?/i.exec(shown) ?? []
  if (hours === undefined || shownHours === undefined) return false
  const isAfternoon = half?.toLowerCase() === 'p'
  const shownOfDay = half ? (Number(shownHours) % 12) + (isAfternoon ? 12 : 0) : Number(shownHours)
  return shownOfDay !== Number(hours) || shownMinutes !== minutes
}
