import type { Context } from '../context.ts'
import { inputError, noSuchEntity } from '../errors.ts'
import type { Order } from '../orders/types.ts'
import { decodeUid, readUid } from '../uid.ts'
import { returnQuestions } from './attributes.ts'
import type { ReturnQuestion } from './attributes.ts'
import { returnable } from './request.ts'
import type { WantedItem } from './request.ts'
import type { ReturnedAttribute } from './types.ts'

type Given = { attribute_code: string; value: string }
export type RequestItem = {
  order_item_uid: string
  quantity_to_return: number
  selected_custom_attributes?: (Given | null)[] | null
  entered_custom_attributes?: (Given | null)[] | null
}

const maxEntryLength = 5000

/** The chosen option's label; its id may come as it is or as a uid, as releases differ. */
const chosen = ({ code, label, options }: ReturnQuestion, value: string): ReturnedAttribute => {
  const option = options.find(({ id }) => String(id) === value || String(id) === readUid(value))
  if (!option) throw inputError(`Value of "${code}" is incorrect.`)
  return { code, label, value: option.label }
}

const answerTo = (question: ReturnQuestion, item: RequestItem): ReturnedAttribute | null => {
  const { code, label, input, isRequired } = question
  const of = (given: (Given | null)[] | null | undefined) =>
    given?.find((entry) => entry?.attribute_code === code)?.value ?? null
  const value = input === 'SELECT' ? of(item.selected_custom_attributes) : of(item.entered_custom_attributes)
  if (!value) {
    if (isRequired) throw inputError(`"${label}" is a required value.`)
    return null
  }
  if (input === 'SELECT') return chosen(question, value)
  if (value.length > maxEntryLength) throw inputError(`"${label}" must be at most ${maxEntryLength} characters long.`)
  // Booleans come back as 1 and 0.
  return {
    code,
    label,
    value: input === 'BOOLEAN' ? (value === '1' || value === 'true' ? '1' : '0') : value.replaceAll('\0', ''),
  }
}

/** The lines of a request, checked against what the order can still give back and what has to be answered. */
export const wantedItems = async (
  order: Order,
  items: (RequestItem | null)[],
  context: Context,
): Promise<WantedItem[]> => {
  const given = items.filter((item) => item !== null)
  if (!given.length) throw inputError('Required parameter "items" is missing or incorrect.')
  const left = await returnable(order, context.db)
  return given.map((item) => {
    const itemId = Number(decodeUid(item.order_item_uid))
    const most = left.get(itemId)
    if (most === undefined) throw noSuchEntity(`You cannot return the item with id "${item.order_item_uid}".`)
    const quantity = item.quantity_to_return
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > most) {
      throw inputError('You cannot return more items than were shipped.')
    }
    left.set(itemId, most - quantity)
    return {
      itemId,
      quantity,
      conditionId: null,
      attributes: returnQuestions.flatMap((question) => answerTo(question, item) ?? []),
    }
  })
}
