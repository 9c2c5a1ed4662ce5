/** The shop's withdrawal form; the number of an order fills it in. */
export const WITHDRAWAL_PATH = '/retractation'

export function withdrawalPath(orderNumber: string): string {
  return `${WITHDRAWAL_PATH}?order=${encodeURIComponent(orderNumber)}`
}
