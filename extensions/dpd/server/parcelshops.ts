import { pickup, type ShopTypes, store } from 'musette/server'
import { DpdParcelshops, type DpdParcelshopsQuery, SetDpdParcelshop } from './magento/dpd-parcelshops.generated.ts'

/** Seconds. */
const POLICY = { maxAge: 300, tags: () => [] }

type Parcelshop = NonNullable<NonNullable<NonNullable<DpdParcelshopsQuery['parcelshops']>['items']>[number]>
type Hours = NonNullable<Parcelshop['opening_hours']>

/** DPD's parcel shops, through DPD's own module. */
export const parcelshops: pickup.PickupAdapter = {
  sign: 'DPD',
  delivers: (carrier) => carrier === 'dpdpickup',
  isReady: ({ upstream }) => upstream.has('Query.parcelshops') && upstream.has('Mutation.setParcelshop'),
  async points({ country, postalCode }, { upstream }) {
    // The module refuses a postcode without parcel shops.
    const found = await upstream
      .read(DpdParcelshops, { country, postcode: postalCode }, POLICY)
      .catch(store.nullWhenRefused)
    return (found?.parcelshops?.items ?? []).flatMap((shop) => (shop ? (mapParcelshop(shop, country) ?? []) : []))
  },
  choose: (id, { id: point, name, address }, { upstream }) =>
    upstream.send(
      SetDpdParcelshop,
      {
        id,
        point,
        company: name,
        street: address.streetAddress.join(' '),
        postcode: address.postalCode,
        city: address.locality,
        country: address.country,
      },
      { serialize: id },
    ),
}

function mapParcelshop(shop: Parcelshop, country: string): ShopTypes.PickupPoint | null {
  const { parcelshop_id: id, company, street, houseno } = shop
  if (!id) return null
  return {
    id,
    name: company?.trim() || id,
    address: {
      country: shop.country ?? country,
      locality: shop.city ?? '',
      postalCode: shop.zipcode ?? '',
      streetAddress: [[street, houseno].filter(Boolean).join(' ')],
    },
    coordinates: pickup.coordinatesOf(shop.latitude, shop.longitude),
    distance: null,
    schedule: mapSchedule(shop.opening_hours ?? []),
  }
}

/** DPD names the day in English, in capitals or not. */
function mapSchedule(hours: Hours): ShopTypes.PickupSchedule {
  const schedule = { ...pickup.NO_SCHEDULE }
  for (const one of hours) {
    const day = pickup.DAYS.find((name) => name === one?.weekday?.trim().toLowerCase())
    if (!one || !day) continue
    const { open_morning, close_morning, open_afternoon, close_afternoon } = one
    schedule[day] = pickup.openingText([open_morning, close_morning, open_afternoon, close_afternoon])
  }
  return schedule
}
