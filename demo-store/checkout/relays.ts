import { createHash } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { changeCart, required } from '../cart/open.ts'
import type { Context, Resolvers } from '../context.ts'
import { inputError } from '../errors.ts'
import type { RelaySeed } from '../seed/types.ts'
import type { StoreState } from '../state.ts'
import { escapeHtml } from '../transport/pages.ts'

type Point = { latitude: number; longitude: number }
type Near = { relay: RelaySeed; metres: number }
type ParcelshopInput = { cart_id?: string | null; parcelshop_id?: string | null; company?: string | null }

const EARTH_RADIUS_METRES = 6_371_000
const MAX_DISTANCE_METRES = 30_000
const MAX_RELAYS = 30
const DEPARTMENT_LENGTH = 2
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** The account that the played web service of Mondial Relay knows. */
const BRAND = 'DEMORELA'
const KEY = 'demo-relay-key'
const SERVICE = 'WSI4_PointRelais_Recherche'
const NAMESPACE = 'http://www.mondialrelay.fr/webservice/'
/** In the order in which they are signed. */
const SIGNED = [
  ...['Enseigne', 'Pays', 'NumPointRelais', 'Ville', 'CP', 'Latitude', 'Longitude', 'Taille', 'Poids', 'Action'],
  ...['DelaiEnvoi', 'RayonRecherche', 'TypeActivite', 'NACE', 'NombreResultats'],
]
const JOURS = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche']

/** The extension `dpd-parcelshops`. */
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

/** The web service of Mondial Relay, as far as it names relays: `POST /Web_Services.asmx`. */
export function mondialRelayRoutes(state: StoreState): FastifyPluginAsync {
  return async (app) => {
    app.post<{ Body: string }>('/Web_Services.asmx', async ({ body }, reply) => {
      const field = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(body)?.[1] ?? ''
      const signed = SIGNED.map(field).join('') + KEY
      const isRight =
        field('Enseigne') === BRAND &&
        field('Security') === createHash('md5').update(signed).digest('hex').toUpperCase()
      const place = { country: field('Pays'), postcode: field('CP') }
      const limit = Math.min(Number(field('NombreResultats')) || MAX_RELAYS, MAX_RELAYS)
      const near = isRight ? relaysNear(state.model.checkout.relays, 'mondialrelay', place).slice(0, limit) : []
      return reply.type('text/xml; charset=utf-8').send(soapAnswer(isRight ? 0 : 97, near))
    })
  }
}

function soapAnswer(stat: number, near: Near[]): string {
  const result = `<STAT>${stat}</STAT><PointsRelais>${near.map(detailsOf).join('')}</PointsRelais>`
  return `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><${SERVICE}Response xmlns="${NAMESPACE}"><${SERVICE}Result>${result}</${SERVICE}Result></${SERVICE}Response></soap:Body></soap:Envelope>`
}

/** Texts are filled up with spaces, coordinates have commas, and a day has two periods: `0000` where there is none. */
function detailsOf({ relay, metres }: Near): string {
  const fields: Record<string, string> = {
    Num: relay.id,
    LgAdr1: relay.name.padEnd(32),
    LgAdr3: relay.street.padEnd(32),
    CP: relay.postcode,
    Ville: relay.city.padEnd(26),
    Pays: relay.country,
    Latitude: String(relay.latitude).replace('.', ','),
    Longitude: String(relay.longitude).replace('.', ','),
    Distance: String(metres),
  }
  const texts = Object.entries(fields).map(([name, value]) => `<${name}>${escapeHtml(value)}</${name}>`)
  const days = relay.opening.map((periods, day) => {
    const times = timesOf(periods, '0000').map((time) => `<string>${time.replace(':', '')}</string>`)
    return `<Horaires_${JOURS[day]}>${times.join('')}</Horaires_${JOURS[day]}>`
  })
  return `<PointRelais_Details><STAT>0</STAT>${texts.join('')}${days.join('')}</PointRelais_Details>`
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

/** Opening and closing of two periods. */
function timesOf(periods: string[], none: string): string[] {
  const times = periods.slice(0, 2).flatMap((period) => period.split('-'))
  return [...times, none, none, none, none].slice(0, 4)
}

/** Relays of a carrier around a postcode, nearest first. */
function relaysNear(relays: RelaySeed[], carrier: string, place: { country: string; postcode: string }): Near[] {
  const all = relays.filter((relay) => relay.carrier === carrier && relay.country === place.country.toUpperCase())
  const near = around(all, place.postcode.replace(/\s/g, ''))
  if (!near.length) return []
  const centre = middle(near)
  return all
    .map((relay) => ({ relay, metres: Math.round(distance(centre, relay)) }))
    .filter(({ metres }) => metres <= MAX_DISTANCE_METRES)
    .sort((a, b) => a.metres - b.metres)
}

/** Relays of the postcode, or else of its department. The centre of those stands for the requested place. */
function around(all: RelaySeed[], postcode: string): RelaySeed[] {
  const same = all.filter((relay) => relay.postcode === postcode)
  if (same.length) return same
  return all.filter((relay) => relay.postcode.slice(0, DEPARTMENT_LENGTH) === postcode.slice(0, DEPARTMENT_LENGTH))
}

function middle(points: Point[]): Point {
  return {
    latitude: points.reduce((sum, { latitude }) => sum + latitude, 0) / points.length,
    longitude: points.reduce((sum, { longitude }) => sum + longitude, 0) / points.length,
  }
}

/** Great-circle distance in metres (haversine formula). */
function distance(a: Point, b: Point): number {
  const half = (delta: number): number => Math.sin(radians(delta) / 2) ** 2
  const chord =
    half(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude)
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(chord))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
