import { changeCart, required } from '../../../demo-store/cart/open.ts'
import { relaysNear, timesOf } from '../../../demo-store/checkout/relays.ts'
import type { Context, Resolvers } from '../../../demo-store/context.ts'
import { inputError } from '../../../demo-store/errors.ts'
import type { RelaySeed } from '../../../demo-store/seed/types.ts'

type ParcelshopInput = { cart_id?: string | null; parcelshop_id?: string | null; company?: string | null }

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Parcel shops of the module `dpd-parcelshops`. */
export const parcelshopResolvers: Resolvers = {
  Query: {
    parcelshops: (
      _: unknown,
      { postcode, countryId }: { postcode?: string | null; countryId?: string | null },
      { model }: Context,
    ) => {
      if (!postcode || !countryId) throw inputError('Query or address is empty.')
      const near = relaysNear(model.checkout.relays, 'dpdpickup', { country: countryId, postcode })
      if (!near.length) throw inputError('No address found.')
      return { items: near.map(({ relay }) => parcelshopOf(relay)) }
    },
    selectedParcelshop: async (_: unknown, { cart_id: id }: { cart_id?: string | null }, context: Context) => {
      const { rows } = await context.db.query<{ parcelshop: object | null }>(
        "select shipping_address -> 'parcelshop' as parcelshop from cart where masked_id = $1",
        [required(id, 'cart_id', context)],
      )
      return rows[0]?.parcelshop ?? {}
    },
  },
  Mutation: {
    setParcelshop: async (_: unknown, { cart_id: id, parcelshop_id, company }: ParcelshopInput, context: Context) => {
      await changeCart(required(id, 'cart_id', context), context, (cartId, db) =>
        db.query("update cart set shipping_address = jsonb_set(shipping_address, '{parcelshop}', $2) where id = $1", [
          cartId,
          JSON.stringify({ parcelshop_id, company }),
        ]),
      )
      return '1'
    },
  },
}

function parcelshopOf(relay: RelaySeed) {
  return {
    ...{ parcelshop_id: relay.id, company: relay.name, street: relay.street, houseno: '' },
    ...{ zipcode: relay.postcode, city: relay.city, country: relay.country },
    ...{ latitude: String(relay.latitude), longitude: String(relay.longitude) },
    opening_hours: relay.opening.map((periods, day) => {
      const [open_morning, close_morning, open_afternoon, close_afternoon] = timesOf(periods, '')
      return { weekday: WEEK[day], open_morning, close_morning, open_afternoon, close_afternoon }
    }),
  }
}
