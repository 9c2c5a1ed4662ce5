import { variable } from 'musette/config'

export default {
  CSP_ANALYTICS: variable.hosts({
    fallback: '',
    allows: 'analytics',
    purpose: 'Hosts of audience measurement',
  }),
  CSP_ADS: variable.hosts({
    fallback: '',
    allows: 'ads',
    purpose: 'Hosts of advertising',
  }),
  TAG_MANAGER_URL: variable.thirdParty({
    fallback: '',
    allows: 'analytics',
    purpose: 'Script of the tag manager; CSP_ANALYTICS need not name its host',
  }),
  TAG_MANAGER_CONSENT: variable.choice({
    fallback: 'required',
    of: ['required', 'none'],
    purpose:
      'Whether the tag manager waits for consent, as article 82 of law no. 78-17 requires. With none it loads at once, and each of its tags must respect the event UserConsent',
  }),
  ANALYTICS_DEBUG: variable.flag({
    fallback: 'false',
    purpose: "Whether analytics events are logged to the browser's console",
  }),
}
