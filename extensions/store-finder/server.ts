import { defineServerExtension, pickup, type RequestContext, store } from 'musette/server'
import type { PlacesToFetch, Resolvers } from './schema.generated.ts'

/** Most points of one carrier around a postcode. */
const MAX_POINTS = 20

const resolvers: Resolvers = {
  Query: {
    placesToFetch: (_, { country, postalCode }, context) => placesToFetch(country, postalCode, context),
  },
}

export default defineServerExtension({
  resolvers,
  features: {
    placeFinder: {
      isActive: (context) => readyAdapters(context).length > 0,
      remedy: 'in-store pickup of Magento (Inventory), or a carrier with pickup points: docs/modules.md',
    },
  },
})

function readyAdapters(context: pickup.PickupContext): pickup.PickupAdapter[] {
  const all = [pickup.inStorePickup, ...pickup.activeExtensions(context.shop).flatMap(({ carriers = [] }) => carriers)]
  return all.filter((adapter) => adapter.isReady(context))
}

async function placesToFetch(
  country: string | null | undefined,
  code: string | null | undefined,
  context: RequestContext,
): Promise<PlacesToFetch[]> {
  const place = {
    country: country?.toUpperCase() ?? context.shop.defaultCountryId,
    postalCode: code?.replace(/\s/g, '') ?? '',
  }
  const isNear = code !== null && code !== undefined
  if (!/^[A-Z]{2}$/.test(place.country) || (isNear && !/^[A-Za-z\d-]{2,10}$/.test(place.postalCode))) return []
  return Promise.all(
    readyAdapters(context).map(async (adapter) => {
      // A carrier's points can only be searched around a place.
      if (!isNear && adapter.sign !== null) return { carrier: adapter.sign, points: [] }
      const points = await adapter.points(place, context).catch((error: unknown) => {
        if (!(error instanceof store.UpstreamError)) throw error
        // The other carriers' places are shown, but such a response is not cached.
        context.cacheScope.markUncacheable()
        return null
      })
      return { carrier: adapter.sign, points: (isNear ? points?.slice(0, MAX_POINTS) : points) ?? null }
    }),
  )
}
