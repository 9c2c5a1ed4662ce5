import type { Resolvers } from '../../graphql/resolvers.generated.ts'

/** List and facets are loaded in parallel, each once, whichever of their fields are requested. */
export const layerResolvers: Resolvers = {
  ProductLayer: {
    total: async (layer) => (await layer.list()).total,
    from: async (layer) => (await layer.list()).from,
    size: async (layer) => (await layer.list()).size,
    products: async (layer) => (await layer.list()).products,
    dynamicFacets: async (layer) => (await layer.facets()).dynamicFacets,
    fixedFacets: async (layer) => (await layer.facets()).fixedFacets,
    sorts: async (layer) => (await layer.facets()).sorts,
  },
}
