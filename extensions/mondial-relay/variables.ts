import { variable } from 'musette/config'

export default {
  MONDIAL_RELAY_BRAND: variable.text({
    fallback: '',
    pattern: /^[A-Z\d]{2,8}$/,
    allowed: '2 to 8 capitals and digits, as in the contract with Mondial Relay',
    purpose: 'Brand (`Enseigne`) of the contract with Mondial Relay. Empty: its relays are not offered',
  }),
  MONDIAL_RELAY_KEY: {
    ...variable.text({
      fallback: '',
      pattern: /^[!-~]{1,64}$/,
      allowed: 'printable characters without spaces',
      purpose: 'Private key that belongs to MONDIAL_RELAY_BRAND',
    }),
    secret: true,
  },
  MONDIAL_RELAY_URL: variable.address({
    fallback: 'https://api.mondialrelay.com/Web_Services.asmx',
    shape: 'endpoint',
    purpose: 'Address of the web service of Mondial Relay',
  }),
  MONDIAL_RELAY_METHODS: variable.list({
    fallback: 'mondialrelay_pickup',
    pattern: /^[a-z]\w{0,118}$/i,
    allowed:
      'carrier and method codes of the store, joined with an underscore, such as mondialrelay_24R, separated by commas',
    purpose: 'Delivery methods that go to a relay of Mondial Relay',
  }),
}

/** Returns faults in the combination of values. */
export function faults(values: Readonly<Record<string, unknown>>): string[] {
  return (values['MONDIAL_RELAY_BRAND'] === '') === (values['MONDIAL_RELAY_KEY'] === '')
    ? []
    : ['MONDIAL_RELAY_BRAND and MONDIAL_RELAY_KEY belong together']
}
