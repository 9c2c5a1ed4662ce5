import type { ConsentService } from '../api/shop-types.generated.ts'
import type { TagsQuery } from './tags.generated.ts'

/** What a shopper may consent to, as cookies and the data layer name it. */
export type Service = Lowercase<ConsentService>

export type Tags = Omit<TagsQuery['shop']['tags'], 'services'> & { services: readonly Service[] }

const SERVICES: Record<ConsentService, Service> = {
  AUDIENCE: 'audience',
  ADVERTISING: 'advertising',
  VIDEO: 'video',
  REVIEWS: 'reviews',
}

const names = new Set<string>(Object.values(SERVICES))

export const isService = (name: string): name is Service => names.has(name)

/** The site's tags with the names of its services. */
export function readTags({ shop }: TagsQuery): Tags {
  return { ...shop.tags, services: shop.tags.services.map((service) => SERVICES[service]) }
}
