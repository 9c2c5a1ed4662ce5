import { carts, type Context, errors, pickup, type Resolvers } from 'musette/demo-store'

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
      if (!postcode || !countryId) throw errors.inputError('Query or address is empty.')
      const near = pickup.relaysNear(model.checkout.relays, 'dpdpickup', { country: countryId, postcode })
      if (!near.length) throw errors.inputError('No address found.')
      return { items: near.map(({ relay }) => parcelshopOf(relay)) }
    },
    selectedParcelshop: async (_: unknown, { cart_id: id }: { cart_id?: string | null }, context: Context) => {
      const { rows } = await context.db.query<{ parcelshop: object | null }>(
        "select shipping_address -> 'parcelshop' as parcelshop from cart where masked_id = $1",
        [carts.required(id, 'cart_id', context)],
      )
      return rows[0]?.parcelshop ?? {}
    },
  },
  Mutation: {
    setParcelshop: async (_: unknown, { cart_id: id, parcelshop_id, company }: ParcelshopInput, context: Context) => {
      await carts.changeCart(carts.required(id, 'cart_id', context), context, (cartId, db) =>
        db.query("update cart set shipping_address = jsonb_set(shipping_address, '{parcelshop}', $2) where id = $1", [
          cartId,
          JSON.stringify({ parcelshop_id, company }),
        ]),
      )
      return '1'
    },
  },
}

function parcelshopOf(relay: pickup.RelaySeed) {
  return {
    parcelshop_id: relay.id,
    company: relay.name,
    street: relay.street,
    houseno: '',
    zipcode: relay.postcode,
    city: relay.city,
    country: relay.country,
    latitude: String(relay.latitude),
    longitude: String(relay.longitude),
    opening_hours: relay.opening.map((periods, day) => {
      const [open_morning, close_morning, open_afternoon, close_afternoon] = pickup.timesOf(periods, '')
      return { weekday: WEEK[day], open_morning, close_morning, open_afternoon, close_afternoon }
    }),
  }
}
