import type { store } from 'musette/server'

export const storeMessages: store.StoreSentences = [
  ['stockAlert.inStock', /^This product is currently in stock\.?$/],
  ['stockAlert.inactive', /^Stock (?:notifications|alerts) are not enabled for this store\.?$/],
  ['stockAlert.notSaved', /^The alert subscription couldn't be (?:saved|removed)\. .*$/],
]
