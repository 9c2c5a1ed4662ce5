import type { CarrierSeed } from '../types.ts'

/** Mainland France; Corsica is 20xxx, overseas departments and communities are 97xxx and 98xxx. */
const mainland = '^(?!20|97|98)\\d{5}$'
const corsica = '^20\\d{3}$'
const maxRelayGrams = 30_000

/** Prices and limits are those of the page «Livraison». */
export const carriers: CarrierSeed[] = [
  {
    carrier: 'mondialrelay',
    carrierTitle: 'Point relais',
    method: 'pickup',
    methodTitle: 'Mondial Relay, 2 à 3 jours ouvrés',
    kind: 'relay',
    cents: 390,
    freeFromCents: 4900,
    countries: ['FR'],
    postcodes: mainland,
    maxWeightGrams: maxRelayGrams,
    maxUnitGrams: 19_999,
    goods: 'dry',
  },
  {
    carrier: 'colissimo',
    carrierTitle: 'Colissimo domicile',
    method: 'home',
    methodTitle: 'À domicile, 1 à 2 jours ouvrés',
    kind: 'home',
    cents: 590,
    freeFromCents: 7900,
    countries: ['FR'],
    postcodes: mainland,
    goods: 'dry',
  },
  {
    carrier: 'colissimo',
    carrierTitle: 'Colissimo domicile',
    method: 'home',
    methodTitle: 'À domicile en Corse, 3 à 4 jours ouvrés',
    kind: 'home',
    cents: 990,
    countries: ['FR'],
    postcodes: corsica,
    goods: 'dry',
  },
  {
    carrier: 'chronofresh',
    carrierTitle: 'Transport réfrigéré',
    method: 'home',
    methodTitle: 'Chronofresh à domicile, mercredi ou vendredi',
    kind: 'home',
    cents: 1290,
    freeFromCents: 12_000,
    countries: ['FR'],
    postcodes: mainland,
    goods: 'frozen',
  },
]
