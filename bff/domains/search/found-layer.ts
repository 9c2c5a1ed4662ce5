import { simplerWords } from '../../../schema/simpler-words.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { createLayer } from '../catalog/layer.ts'
import type { ListRequest } from '../catalog/list-request.ts'
import { once } from '../memo.ts'
import type { FoundLayer } from './search-model.ts'

/** Searches with the store's engine. Only if it finds nothing at all, simpler forms of the words are tried. */
export function foundLayer(
  context: RequestContext,
  query: string,
  wantsFacets: boolean,
  request: ListRequest,
): FoundLayer {
  const layerOf = (search: string, list = request) => createLayer(context, { search, wantsFacets }, list)
  const simpler = simplerWords(query)
  const first = { query, layer: layerOf(query) }

  const chosen = once(async () => {
    if (simpler === query || (await first.layer.list()).total > 0) return first
    const isNarrowed = request.filters.size > 0 || request.price !== null
    const whole = { ...request, filters: new Map(), price: null }
    if (isNarrowed && (await layerOf(query, whole).list()).total > 0) return first
    const second = { query: simpler, layer: layerOf(simpler) }
    return isNarrowed || (await second.layer.list()).total > 0 ? second : first
  })
  return {
    list: async () => (await chosen()).layer.list(),
    facets: async () => (simpler === query ? first : await chosen()).layer.facets(),
    searchedFor: async () => (await chosen()).query,
  }
}
