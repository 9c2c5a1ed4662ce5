import { choice, flag, hosts, thirdParty, type Variable } from './kinds.ts'

/** Third parties that the browser may connect to. The content security policy allows only hosts named here. */
export const thirdPartyVariables = {
  CSP_ANALYTICS: hosts({
    fallback: '',
    allows: 'analytics',
    purpose: 'Hosts of audience measurement that the browser may connect to',
  }),
  CSP_ADS: hosts({ fallback: '', allows: 'ads', purpose: 'Hosts of advertising that the browser may connect to' }),
  CSP_VIDEO: hosts({
    fallback: '',
    allows: 'video',
    purpose:
      'Hosts of embedded videos and video files, such as https://www.youtube-nocookie.com and https://player.vimeo.com. Videos of other hosts become links',
  }),
  CSP_PAYMENT: hosts({ fallback: '', allows: 'payment', purpose: 'Hosts of payment providers' }),
  CSP_CAPTCHA: hosts({
    fallback: '',
    allows: 'captcha',
    purpose: 'Hosts of reCAPTCHA, if the store uses it: https://www.google.com, https://www.gstatic.com',
  }),
  TAG_MANAGER_URL: thirdParty({
    fallback: '',
    allows: 'analytics',
    purpose: 'Script of the tag manager. Its host is added to CSP_ANALYTICS',
  }),
  TAG_MANAGER_CONSENT: choice({
    fallback: 'required',
    of: ['required', 'none'],
    purpose:
      'Whether the tag manager waits for consent, as article 82 of the French data protection act (no. 78-17) requires for what is not strictly necessary. With none it loads at once, and each of its tags has to obey the event UserConsent',
  }),
  ANALYTICS_DEBUG: flag({
    fallback: 'false',
    purpose: "Whether analytics events are logged to the browser's console",
  }),
} satisfies Record<string, Variable<unknown>>
