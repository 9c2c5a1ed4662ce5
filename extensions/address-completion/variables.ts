import { variable } from 'musette/config'

export default {
  ADDRESS_COMPLETION: variable.flag({
    fallback: 'false',
    purpose: 'Whether French addresses are completed while they are typed, by the national address base',
  }),
  ADDRESS_COMPLETION_URL: variable.address({
    fallback: 'https://data.geopf.fr/geocodage/search',
    shape: 'endpoint',
    purpose: 'Search of the address base. Only the shop’s server calls it, never the browser',
  }),
}
