import type { CreateReturnMerchandizeAuthorizationRequestInput } from '../../api/shop-types.generated.ts'
import type { Translate } from '../../i18n/messages-context.ts'
import type { Faults, FormValues } from '../../ui/use-form.ts'
import type { ReturnableItemFragment, ReturnableOrderFragment, ReturnQuestionFragment } from './returns.generated.ts'

/** Name of a control about a line; the server names what is wrong the same way. */
export function lineField(id: string, what: string): string {
  return `items.${id}.${what}`
}

/** What is wrong with a request before it is sent, by the name of the control. */
export function checkReturn(
  order: ReturnableOrderFragment,
  wanted: readonly ReturnableItemFragment[],
  values: FormValues,
  t: Translate,
): Faults {
  const faults: Record<string, string> = {}
  const ask = (questions: readonly ReturnQuestionFragment[], fieldOf: (code: string) => string) => {
    for (const { code, required } of questions) {
      if (required && !values[fieldOf(code)]) faults[fieldOf(code)] = t('returns.create.answer')
    }
  }
  for (const { id, qtyReturnable: count, returnAttributes } of wanted) {
    const field = lineField(id, 'quantity')
    const quantity = Number(values[field])
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > count) {
      faults[field] = t('returns.create.quantity.wrong', { count })
    }
    ask(returnAttributes, (code) => lineField(id, code))
  }
  ask(order.returnAttributes, (code) => code)
  return faults
}

export function returnInput(
  order: ReturnableOrderFragment,
  wanted: readonly ReturnableItemFragment[],
  values: FormValues,
): CreateReturnMerchandizeAuthorizationRequestInput {
  const answers = (questions: readonly ReturnQuestionFragment[], fieldOf: (code: string) => string) =>
    questions.flatMap(({ code }) => {
      const value = values[fieldOf(code)]
      return value ? { code, value } : []
    })
  return {
    order_id: order.order_id,
    attributes: answers(order.returnAttributes, (code) => code),
    items: wanted.map(({ id, returnAttributes }) => ({
      id,
      quantity: Number(values[lineField(id, 'quantity')]),
      attributes: answers(returnAttributes, (code) => lineField(id, code)),
    })),
    comment: values.comment || null,
  }
}
