/** One line of a quick order, as it was typed, pasted or read from a file. */
export type QuickLine = {
  /** Of this visit only. */
  id: number
  sku: string
  /** As typed: what is no number stays, so that it can be mended. */
  qty: string
  /** Why it could not be added, for shoppers. */
  reason: string | null
}

export type LineText = Pick<QuickLine, 'sku' | 'qty'>

/** Lines of one quick order, at most. */
export const MAX_LINES = 500
/** As long as the store keeps them. */
export const MAX_SKU_LENGTH = 64
const MAX_QUANTITY = 9999

export type LineFault = 'quickOrder.fault.sku' | 'quickOrder.fault.longSku' | 'quickOrder.fault.quantity'

/** What is wrong with a line before the store is asked. */
export function faultOf({ sku, qty }: LineText): LineFault | null {
  if (sku.trim() === '') return 'quickOrder.fault.sku'
  if (sku.trim().length > MAX_SKU_LENGTH) return 'quickOrder.fault.longSku'
  return quantityOf(qty) === null ? 'quickOrder.fault.quantity' : null
}

/** Whole pieces; «2,0» and «1 000» as spreadsheets write them are read too. */
export function quantityOf(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(/[.,]0+$/, '')
  if (!/^\d{1,4}$/.test(plain)) return null
  const quantity = Number(plain)
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : null
}

/** A line that nobody has begun. One of a file that lacks its sku is none: it has a quantity, or a reason to be mended. */
export function isBlank({ sku, qty, reason }: LineText & { reason?: string | null }): boolean {
  return sku.trim() === '' && ['', '1'].includes(qty.trim()) && !reason
}
