import { type ShopSettings, valuesOf } from 'musette/server'
import type { PetFacet } from '../schema.generated.ts'
import variables from '../variables.ts'

/** `PET_FACETS`, whose entries are `facet:trait=label|label`. */
export function petFacets(shop: ShopSettings): PetFacet[] {
  return valuesOf(variables, shop).PET_FACETS.map((entry) => {
    const [, code = '', trait = '', labels = ''] = /^(\w+):([a-z]+)=(.+)$/.exec(entry) ?? []
    return { code, trait, values: labels.split('|').map((label) => label.trim()) }
  })
}
