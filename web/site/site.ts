/** What belongs to this site and to no other of the brand's family. Texts that shoppers read are in web/i18n. */
export const SITE = {
  name: 'Musette',
  currency: 'EUR',
  /** Who answers shoppers, where the store names nobody. */
  phone: '01 99 00 00 17',
  email: 'bonjour@musette.example',
} as const

/** Hosts whose pages open in the same tab (spec §2 «Link behaviour»): sister brands and the reviews service. */
export const SAME_TAB_HOSTS: readonly string[] = [
  'sellerie.musette.example',
  'jardin.musette.example',
  'avis.musette.example',
]

/** Pictures of `public/` that stand where the store has none, or where one cannot be loaded. Paths below the base path. */
export const PLACEHOLDER_IMAGE = '/placeholder.svg'
export const ERROR_IMAGE = '/image-error.svg'

/** A page hidden for longer than this reloads when it is shown again, in ms (spec §9). */
export const INACTIVITY_TIMEOUT = 30 * 60_000

/** Maintenance and offline pages look for the shop this often, in ms (spec §9). */
export const RECOVERY_INTERVAL = 5_000
