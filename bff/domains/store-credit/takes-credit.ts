import type { ShopSettings } from '../../config.ts'

/** Whether store credit, gift cards or points can pay a part of an order: what lowers its grand total there is not told anywhere else. */
export function takesCredit({ edition }: Pick<ShopSettings, 'edition'>): boolean {
  return edition === 'commerce'
}
