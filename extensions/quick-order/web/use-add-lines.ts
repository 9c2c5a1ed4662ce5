import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { carts, fetchOperation, rules, site, useTranslate } from 'musette/web'
import {
  FAULT_LIMITS,
  faultOf,
  isBlank,
  type LinesAction,
  needsChoice,
  quantityOf,
  type QuickLine,
} from './lines-state.ts'
import { QuickAdd, type QuickAddMutation, type QuickProductFragment, QuickProducts } from './quick-order.generated.ts'

/** Skus of one request, so that its URL stays short enough for caches. */
const AT_ONCE = 100

/** Debounce of typing in ms. */
const DEBOUNCE = 500

const NONE: ProductBySku = new Map()

export type AddProgress = { done: number; total: number }
/** `attempt` distinguishes one outcome from the next. */
export type AddOutcome = { attempt: number; added: number; left: number; failure: ReactNode }

type Answer = QuickAddMutation['addMultipleItemsToCart']

/** Set until all lines are added, also after the shopper has left the page. */
let addition: Promise<void> | null = null

export const additionUnderWay = () => addition

/** Adds lines to the cart, a hundred at a time; lines that fail stay with their error. */
export function useAddLines(
  lines: readonly QuickLine[],
  products: ProductBySku,
  dispatch: (action: LinesAction) => void,
) {
  const t = useTranslate()
  const [progress, setProgress] = useState<AddProgress | null>(null)
  const [outcome, setOutcome] = useState<AddOutcome | null>(null)
  const { mutateAsync } = carts.useCartMutation(
    QuickAdd,
    (chunk: readonly QuickLine[]) => ({
      items: chunk.map(({ sku, qty }) => ({ sku: sku.trim(), qty: quantityOf(qty) ?? 0 })),
    }),
    (result): Answer => result.addMultipleItemsToCart,
  )

  function reasonOf(line: QuickLine): string | null {
    const fault = faultOf(line)
    if (fault) return t(fault, FAULT_LIMITS)
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
    let failure: ReactNode = null
    for (let start = 0; start < sound.length && failure === null; start += rules.MAX_ADDED_LINES) {
      setProgress({ done: start, total: sound.length })
      const chunk = sound.slice(start, start + rules.MAX_ADDED_LINES)
      try {
        const refused = refusalsOf(await mutateAsync(chunk), chunk, t('cart.refused'))
        const accepted = new Set(chunk.flatMap(({ id }) => (refused.has(id) ? [] : [id])))
        added += accepted.size
        dispatch({ kind: 'settle', added: accepted, reasons: refused })
      } catch (error) {
        failure = site.shownError(error, t('cart.refused'))
        const reasons = new Map(chunk.map(({ id }) => [id, t('quickOrder.lost')]))
        dispatch({ kind: 'settle', added: new Set(), reasons })
      }
    }
    setProgress(null)
    const left = filled.length - added
    setOutcome((before) => ({ attempt: (before?.attempt ?? 0) + 1, added, left, failure }))
  }

  const addable = lines.filter((line) => !isBlank(line) && reasonOf(line) === null)
  const start = () => {
    addition = add().finally(() => (addition = null))
  }
  return { add: start, addable: addable.length, progress, outcome, forget: () => setOutcome(null) }
}

function entry({ id }: QuickLine, reason: string | null): [number, string][] {
  return reason === null ? [] : [[id, reason]]
}

/** Errors by line. A refusal that names no line applies to all. */
function refusalsOf(response: Answer, chunk: readonly QuickLine[], fallback: string): Map<number, string> {
  if (!response.success && response.refusedItems.length === 0) {
    return new Map(chunk.map(({ id }) => [id, response.errorMessage ?? fallback]))
  }
  return new Map(
    response.refusedItems.flatMap(({ index, message }) => {
      const line = chunk[index]
      return line ? [[line.id, message] as const] : []
    }),
  )
}

type ProductBySku = ReadonlyMap<string, QuickProductFragment | null>

/**
 * The products of the lines; null for an unknown sku. A failed request is repeated with the next change: a line without
 * its product can be added too, since the store validates.
 */
export function useProducts(lines: readonly QuickLine[]) {
  const queryClient = useQueryClient()
  const [products, setProducts] = useState(NONE)

  useEffect(() => {
    const requested = [...new Set(lines.map(({ sku }) => sku.trim()))]
    const missing = requested.filter((sku) => sku !== '' && sku.length <= rules.MAX_SKU && !products.has(sku))
    if (missing.length === 0) return
    let isOver = false
    const timer = setTimeout(async () => {
      const skus = missing.slice(0, AT_ONCE).toSorted()
      const response = await fetchOperation(queryClient, QuickProducts, { skus }).catch(() => null)
      if (isOver || !response) return
      const found = skus.map((sku, index) => [sku, response.productsBySku[index] ?? null] as const)
      // Drops products that no line has any more.
      setProducts((known) => new Map([...known, ...found].filter(([sku]) => requested.includes(sku))))
    }, DEBOUNCE)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [lines, products, queryClient])

  /** Products chosen by name are already loaded. */
  const know = useCallback(
    (product: QuickProductFragment) => setProducts((known) => new Map(known).set(product.sku, product)),
    [],
  )
  return { products, know }
}
