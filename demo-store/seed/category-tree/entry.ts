import type { CategoryKey } from '../category-ids.ts'

/** A department as written: children nested, ids by key, HTML text. */
export type CategoryEntry = {
  key: CategoryKey
  name: string
  urlKey: string
  text: string
  image?: string
  cmsBlock?: string
  /** Without products: the block is all there is. */
  displayMode?: 'PAGE'
  inMenu?: boolean
  active?: boolean
  children?: CategoryEntry[]
}
