import { variable } from 'musette/config'

export default {
  GA4_MEASUREMENT_ID: variable.text({
    fallback: '',
    pattern: /^G-[A-Z\d]{4,20}$/,
    allowed: 'a measurement id such as G-ABC123DEF4',
    purpose: 'Data stream of Google Analytics 4 that gets purchases from the server. It needs GA4_API_SECRET',
  }),
  GA4_API_SECRET: variable.token({
    fallback: '',
    purpose: 'Secret of the Measurement Protocol (Admin, Data streams, Measurement Protocol API secrets)',
  }),
  GA4_COLLECT_URL: variable.address({
    fallback: 'https://region1.google-analytics.com/mp/collect',
    shape: 'endpoint',
    purpose: 'Address at which Google Analytics receives events. The default is its collector in the European Union',
  }),
  META_PIXEL_ID: variable.text({
    fallback: '',
    pattern: /^\d{5,20}$/,
    allowed: 'a number of 5 to 20 digits',
    purpose: 'Meta pixel that gets purchases from the server. It needs META_ACCESS_TOKEN',
  }),
  META_ACCESS_TOKEN: variable.token({
    fallback: '',
    purpose: 'Access token of the Conversions API (Events Manager, Settings, Conversions API)',
  }),
  META_GRAPH_URL: variable.address({
    fallback: 'https://graph.facebook.com/v23.0/',
    shape: 'folder',
    purpose: "Version of Meta's Graph API",
  }),
}
