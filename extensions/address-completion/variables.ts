import { variable } from 'musette/config'

export default {
  ADDRESS_COMPLETION: variable.flag({
    fallback: 'false',
    purpose: 'Whether French addresses are completed while they are typed, by the national address base',
  }),
  ADDRESS_COMPLETION_URL: variable.address({
    fallback: 'https://data.geopf.fr/geocodage/search',
    shape: 'endpoint',
    purpose: 'Search of the address base. The shop’s server asks it, never the browser',
  }),
}
