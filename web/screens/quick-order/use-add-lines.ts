import { useState } from 'react'
import { shownError } from '../../api/shown-error.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useCartMutation } from '../cart/use-cart-mutation.ts'
import type { LinesAction } from './lines-state.ts'
import { needsChoice } from './needs-choice.ts'
import { faultOf, isBlank, quantityOf, type QuickLine } from './quick-line.ts'
import { QuickAdd, type QuickAddMutation } from './quick-order.generated.ts'
import type { ProductBySku } from './use-products.ts'

/** As many as the mutation takes. */
const CHUNK = 100

export type AddProgress = { done: number; total: number }
/** `attempt` tells one outcome from the next. */
export type AddOutcome = { attempt: number; added: number; left: number; failure: string | null }

type Answer = QuickAddMutation['addMultipleItemsToCart']

/** Adds what can be added, a hundred lines at a time; every other line stays and says why. */
export function useAddLines(
  lines: readonly QuickLine[],
  products: ProductBySku,
  dispatch: (action: LinesAction) => void,
) {
  const t = useTranslate()
  const [progress, setProgress] = useState<AddProgress | null>(null)
  const [outcome, setOutcome] = useState<AddOutcome | null>(null)
  const { mutateAsync } = useCartMutation(
    QuickAdd,
    (chunk: readonly QuickLine[]) => ({
      items: chunk.map(({ sku, qty }) => ({ sku: sku.trim(), qty: quantityOf(qty) ?? 0 })),
    }),
    (result): Answer => result.addMultipleItemsToCart,
  )

  function reasonOf(line: QuickLine): string | null {
    const fault = faultOf(line)
    if (fault) return t(fault)
    const product = products.get(line.sku.trim())
    if (product?.isOrderedByContact) return t('quickOrder.byContact')
    return needsChoice(product) ? t('quickOrder.needsChoice') : null
  }

  async function add(): Promise<void> {
    const filled = lines.filter((line) => !isBlank(line))
    const faults = new Map(filled.flatMap((line) => entry(line, reasonOf(line))))
    dispatch({ kind: 'settle', added: new Set(), reasons: faults })
    const sound = filled.filter(({ id }) => !faults.has(id))
    let added = 0
    let failure: string | null = null
    for (let start = 0; start < sound.length && failure === null; start += CHUNK) {
      setProgress({ done: start, total: sound.length })
      const chunk = sound.slice(start, start + CHUNK)
      try {
        const refused = refusalsOf(await mutateAsync(chunk), chunk, t('cart.refused'))
        const accepted = new Set(chunk.flatMap(({ id }) => (refused.has(id) ? [] : [id])))
        added += accepted.size
        dispatch({ kind: 'settle', added: accepted, reasons: refused })
      } catch (error) {
        failure = shownError(error, t('cart.refused'))
        const reasons = new Map(chunk.map(({ id }) => [id, t('quickOrder.lost')]))
        dispatch({ kind: 'settle', added: new Set(), reasons })
      }
    }
    setProgress(null)
    const left = filled.length - added
    setOutcome((before) => ({ attempt: (before?.attempt ?? 0) + 1, added, left, failure }))
  }

  return { add: () => void add(), progress, outcome, forget: () => setOutcome(null) }
}

function entry({ id }: QuickLine, reason: string | null): [number, string][] {
  return reason === null ? [] : [[id, reason]]
}

/** Reasons by line. An answer that refuses without naming lines refuses them all. */
function refusalsOf(answer: Answer, chunk: readonly QuickLine[], fallback: string): Map<number, string> {
  if (!answer.success && answer.refusedItems.length === 0) {
    return new Map(chunk.map(({ id }) => [id, answer.errorMessage ?? fallback]))
  }
  return new Map(
    answer.refusedItems.flatMap(({ index, message }) => {
      const line = chunk[index]
      return line ? [[line.id, message] as const] : []
    }),
  )
}
