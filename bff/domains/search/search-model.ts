import type { LayerModel } from '../catalog/layer-model.ts'

/** A search; its fields are loaded on request. */
export type SearchModel = {
  /** Trimmed and bounded; empty when nothing was searched for. */
  query: string
  /** The list of products, once it was requested. */
  layer?: FoundLayer
}

/** Products, and the words that found them. */
export type FoundLayer = LayerModel & { searchedFor(): Promise<string> }
