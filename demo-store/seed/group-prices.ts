import type { GroupPriceSeed } from './types.ts'

/** What breeders and stables pay. */
export const groupPrices: GroupPriceSeed[] = [
  { sku: 'CHI-CRO-POULET-12KG', group: 'wholesale', qty: 1, cents: 4790 },
  { sku: 'CHI-GAM-GRES', group: 'wholesale', qty: 1, cents: 1990 },
  { sku: 'CHI-MAC-DENTAIRE', group: 'wholesale', qty: 6, cents: 690 },
]
