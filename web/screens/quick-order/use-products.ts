import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { fetchOperation } from '../../api/use-operation.ts'
import { MAX_SKU_LENGTH, type QuickLine } from './quick-line.ts'
import { type QuickProductFragment, QuickProducts } from './quick-order.generated.ts'

export type ProductBySku = ReadonlyMap<string, QuickProductFragment | null>

/** Products of one question: its address stays short enough for caches. */
const AT_ONCE = 100
/** How long typing has to rest, in ms. */
const DEBOUNCE = 500

const NONE: ProductBySku = new Map()

/**
 * The products that the lines name; null for a sku that the catalogue does not show. A question that fails is asked again with the
 * next change: a line without its product can be added all the same, since the store judges.
 */
export function useProducts(lines: readonly QuickLine[]) {
  const queryClient = useQueryClient()
  const [products, setProducts] = useState(NONE)

  useEffect(() => {
    const asked = [...new Set(lines.map(({ sku }) => sku.trim()))]
    const missing = asked.filter((sku) => sku !== '' && sku.length <= MAX_SKU_LENGTH && !products.has(sku))
    if (missing.length === 0) return
    let isOver = false
    const timer = setTimeout(async () => {
      const skus = missing.slice(0, AT_ONCE).toSorted()
      const answer = await fetchOperation(queryClient, QuickProducts, { skus }).catch(() => null)
      if (isOver || !answer) return
      const found = skus.map((sku, index) => [sku, answer.productsBySku[index] ?? null] as const)
      // Only what a line still names is kept.
      setProducts((known) => new Map([...known, ...found].filter(([sku]) => asked.includes(sku))))
    }, DEBOUNCE)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [lines, products, queryClient])

  /** What the shopper chose by name is known already. */
  const know = useCallback(
    (product: QuickProductFragment) => setProducts((known) => new Map(known).set(product.sku, product)),
    [],
  )
  return { products, know }
}
