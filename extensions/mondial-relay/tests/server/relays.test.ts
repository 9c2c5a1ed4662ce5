import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../../tests/bff/support/checkout-shop.ts'
import { Shopper } from '../../../../tests/bff/support/shopper.ts'
import { testConfig } from '../../../../tests/bff/support/test-app.ts'

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }
const OUT =
  'Point relais ne répond pas pour le moment. Réessayez dans un instant, ou choisissez un autre mode de livraison.'

const answer = (stat: string, relays = '') =>
  `<?xml version="1.0"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><WSI4_PointRelais_RechercheResponse xmlns="http://www.mondialrelay.fr/webservice/"><WSI4_PointRelais_RechercheResult><STAT>${stat}</STAT><PointsRelais>${relays}</PointsRelais></WSI4_PointRelais_RechercheResult></WSI4_PointRelais_RechercheResponse></soap:Body></soap:Envelope>`
const HOURS = '<string>0900</string><string>1230</string><string>1400</string><string>1900</string>'
const CLOSED = '<string>0000</string><string>0000</string><string>0000</string><string>0000</string>'
const RELAY = `<PointRelais_Details><STAT>0</STAT><Num>035042</Num><LgAdr1>TABAC &amp; PRESSE     </LgAdr1><LgAdr2 /><LgAdr3>2 RUE D&#39;ANTRAIN   </LgAdr3><LgAdr4 />
  <CP>35000</CP><Ville>RENNES      </Ville><Pays>FR</Pays><Latitude>48,1147</Latitude><Longitude>-1,6794</Longitude><Distance>350</Distance>
  <Horaires_Lundi>${HOURS}</Horaires_Lundi><Horaires_Dimanche>${CLOSED}</Horaires_Dimanche></PointRelais_Details>`
const NAMELESS = '<PointRelais_Details><Num>12</Num><LgAdr1>SANS NUMÉRO</LgAdr1></PointRelais_Details>'

/** What a web service says at each path; the rest is silence. */
const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  '/relay': (response) => response.end(answer('0', RELAY + NAMELESS)),
  '/none': (response) => response.end(answer('9')),
  '/odd': (response) => response.end(answer(bodies['/odd']?.length === 1 ? '98' : '0', RELAY)),
  '/refused': (response) => response.end(answer('97')),
  '/garbage': (response) => response.end('<html><STAT>'),
  '/broken': (response) => response.writeHead(500).end(answer('0', RELAY)),
  '/moved': (response) => response.writeHead(302, { location: '/relay' }).end(),
  '/large': (response) => response.end(answer('0', RELAY.repeat(1000))),
  '/silent': () => {},
}
const bodies: Record<string, string[]> = {}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const path = request.url ?? ''
  ;(bodies[path] ??= []).push(Buffer.concat(parts).toString())
  ANSWERS[path]?.(response)
}

const service = createServer((request, response) => void respond(request, response))
let shop: CheckoutShop
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  shop = await openCheckoutShop()
})
afterAll(async () => {
  service.closeAllConnections()
  service.close()
  await shop.close()
})

/** A shopper of a shop that uses this web service, with an address in Rennes. */
async function ready(path: string) {
  const { port } = service.address() as AddressInfo
  const { url } = await shop.another({ MONDIAL_RELAY_URL: `http://127.0.0.1:${port}${path}` })
  const guest = new Shopper(url)
  await guest.add(BISCUITS)
  await guest.email()
  await guest.addresses()
  return guest
}

const POINTS =
  '{ pickupPoints(carrier_code: "mondialrelay", country: "FR", postalCode: "35000") { id name distance coordinates { latitude longitude } schedule { monday tuesday sunday } address { country locality postalCode streetAddress } } }'

describe('relays of Mondial Relay', () => {
  test('have what the web service says of them, and are asked for once', async () => {
    const guest = await ready('/relay')
    expect(await guest.ask(POINTS)).toEqual({
      pickupPoints: [
        {
          id: '035042',
          name: 'TABAC & PRESSE',
          distance: 350,
          coordinates: { latitude: 48.1147, longitude: -1.6794 },
          schedule: { monday: '9 h 00 - 12 h 30 / 14 h 00 - 19 h 00', tuesday: null, sunday: null },
          address: { country: 'FR', locality: 'RENNES', postalCode: '35000', streetAddress: ["2 RUE D'ANTRAIN"] },
        },
      ],
    })
    const point = { pickupPointId: '035042', pickupPostalCode: '35000' }
    expect(await guest.delivery('mondialrelay', 'pickup', point)).toMatchObject({
      success: true,
      checkout: { step: 'PAYMENT', pickupPoint: { id: '035042', name: 'TABAC & PRESSE' } },
    })
    expect(bodies['/relay']).toHaveLength(1)
    expect(bodies['/relay']?.[0]).toMatch(/<Pays>FR<\/Pays><CP>35000<\/CP>.*<Security>[0-9A-F]{32}<\/Security>/)
    expect(bodies['/relay']?.[0]).not.toContain('demo-relay-key')
  })

  test('are none where the web service knows none', async () => {
    expect(await (await ready('/none')).ask(POINTS)).toEqual({ pickupPoints: [] })
  })

  test.each(['/refused', '/garbage', '/broken', '/moved', '/large', '/silent'])(
    'that cannot be named (%s) leave the other ways to be delivered',
    async (path) => {
      const guest = await ready(path)
      await expect(guest.ask(POINTS)).rejects.toThrow('UPSTREAM_UNAVAILABLE')
      const point = { pickupPointId: '035042', pickupPostalCode: '35000' }
      expect(await guest.delivery('mondialrelay', 'pickup', point)).toMatchObject({
        success: false,
        errorMessage: OUT,
        errors: [{ field: 'pickupPointId', message: OUT }],
        checkout: { shippingMethod: null, step: 'DELIVERY' },
      })
      expect(await guest.delivery()).toMatchObject({ success: true, checkout: { step: 'PAYMENT' } })
      // An outage is remembered for a moment: the second question did not wait for the service again.
      expect(bodies[path]).toHaveLength(1)
    },
  )

  test('are named elsewhere while the web service refuses one place', async () => {
    const guest = await ready('/odd')
    await expect(guest.ask(POINTS)).rejects.toThrow('UPSTREAM_UNAVAILABLE')
    expect(await guest.ask(POINTS.replace('35000', '35200'))).toMatchObject({ pickupPoints: [{ id: '035042' }] })
  })

  test('are gone to again with the next order, beside the shopper’s own address', async () => {
    const customer = shop.shopper()
    await customer.login('noe.lambert@example.com', 'Musette-2026!')
    await customer.add(BISCUITS)
    await customer.addresses()
    await customer.delivery('mondialrelay', 'pickup', { pickupPointId: '350001', pickupPostalCode: '35000' })
    await customer.order((await customer.payment()).checkout)
    await customer.add(BISCUITS)
    await customer.ask('mutation { fillCheckout { success } }')
    expect(await customer.checkout()).toMatchObject({
      step: 'REVIEW',
      pickupPoint: { id: '350001' },
      shippingAddress: { address: { streetAddress: ['12 rue Saint-Malo', 'Bâtiment B'] } },
    })
  })

  test('that were chosen stay chosen while the web service is out', async () => {
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    await guest.email()
    await guest.addresses()
    await guest.delivery('mondialrelay', 'pickup', { pickupPointId: '350001', pickupPostalCode: '35000' })
    const { port } = service.address() as AddressInfo
    const { url } = await shop.another({ MONDIAL_RELAY_URL: `http://127.0.0.1:${port}/refused` })
    expect(await new Shopper(url, guest.cookie).checkout()).toMatchObject({
      step: 'PAYMENT',
      pickupPoint: { id: '350001', name: 'Presse des Lices', schedule: { monday: null } },
      shippingAddress: { lastname: 'Le Goff', address: { streetAddress: ['12 rue Saint-Malo', 'Bâtiment B'] } },
    })
  })

  test('need an account: without one, their methods are not offered', async () => {
    const { url } = await shop.another({ MONDIAL_RELAY_BRAND: '', MONDIAL_RELAY_KEY: '' })
    const guest = new Shopper(url)
    await guest.add(BISCUITS)
    const { checkout } = await guest.addresses()
    expect(checkout.shippingMethods.map(({ id }) => id)).toEqual(['colissimo_home'])
    expect(() => testConfig({ MONDIAL_RELAY_BRAND: 'DEMORELA' })).toThrow(
      'MONDIAL_RELAY_BRAND and MONDIAL_RELAY_KEY belong together',
    )
    expect(() => testConfig({ MONDIAL_RELAY_BRAND: 'DEMORELA', MONDIAL_RELAY_KEY: 'two words' })).toThrow(
      'MONDIAL_RELAY_KEY cannot be its value',
    )
  })
})
