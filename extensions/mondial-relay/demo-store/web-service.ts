import { createHash } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { pages, pickup, type StoreState } from 'musette/demo-store'

const MAX_RELAYS = 30
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

/** The web service of Mondial Relay, as far as it names relays: `POST /mondial-relay/Web_Services.asmx`. */
export function mondialRelayRoutes(state: StoreState): FastifyPluginAsync {
  return async (app) => {
    app.post<{ Body: string }>('/mondial-relay/Web_Services.asmx', async ({ body }, reply) => {
      const field = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(body)?.[1] ?? ''
      const signed = SIGNED.map(field).join('') + KEY
      const isRight =
        field('Enseigne') === BRAND &&
        field('Security') === createHash('md5').update(signed).digest('hex').toUpperCase()
      const place = { country: field('Pays'), postcode: field('CP') }
      const limit = Math.min(Number(field('NombreResultats')) || MAX_RELAYS, MAX_RELAYS)
      const near = isRight ? pickup.relaysNear(state.model.checkout.relays, 'mondialrelay', place).slice(0, limit) : []
      return reply.type('text/xml; charset=utf-8').send(soapAnswer(isRight ? 0 : 97, near))
    })
  }
}

function soapAnswer(stat: number, near: pickup.Near[]): string {
  const result = `<STAT>${stat}</STAT><PointsRelais>${near.map(detailsOf).join('')}</PointsRelais>`
  return `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><${SERVICE}Response xmlns="${NAMESPACE}"><${SERVICE}Result>${result}</${SERVICE}Result></${SERVICE}Response></soap:Body></soap:Envelope>`
}

/** Texts are filled up with spaces, coordinates have commas, and a day has two periods: `0000` where there is none. */
function detailsOf({ relay, metres }: pickup.Near): string {
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
  const texts = Object.entries(fields).map(([name, value]) => `<${name}>${pages.escapeHtml(value)}</${name}>`)
  const days = relay.opening.map((periods, day) => {
    const times = pickup.timesOf(periods, '0000').map((time) => `<string>${time.replace(':', '')}</string>`)
    return `<Horaires_${JOURS[day]}>${times.join('')}</Horaires_${JOURS[day]}>`
  })
  return `<PointRelais_Details><STAT>0</STAT>${texts.join('')}${days.join('')}</PointRelais_Details>`
}
