import { choice, flag, hosts, thirdParty, type Variable } from './kinds.ts'

/** Others that the browser may talk to: only what is named here is in the content security policy. */
export const thirdPartyVariables = {
  CSP_ANALYTICS: hosts({ fallback: '', purpose: 'Hosts of audience measurement the browser may talk to' }),
  CSP_ADS: hosts({ fallback: '', purpose: 'Hosts of advertising the browser may talk to' }),
  CSP_VIDEO: hosts({
    fallback: '',
    purpose:
      'Hosts of embedded videos: https://www.youtube-nocookie.com, https://player.vimeo.com, or of files; videos of others become links',
  }),
  CSP_PAYMENT: hosts({ fallback: '', purpose: 'Hosts of payment providers' }),
  CSP_REVIEWS: hosts({ fallback: '', purpose: 'Hosts of review widgets' }),
  CSP_CAPTCHA: hosts({
    fallback: '',
    purpose: "Hosts of the store's reCAPTCHA, where it has one: https://www.google.com, https://www.gstatic.com",
  }),
  TAG_MANAGER_URL: thirdParty({
    fallback: '',
    purpose: 'Script of the tag manager, which measures the audience; its host joins CSP_ANALYTICS',
  }),
  TAG_MANAGER_CONSENT: choice({
    fallback: 'required',
    of: ['required', 'none'],
    purpose:
      'Whether the tag manager waits for consent, as article 82 of the French data protection act (no. 78-17) demands of what is not strictly necessary. With none it loads at once, and each of its tags has to obey the choice that the event UserConsent tells',
  }),
  REVIEWS_WIDGET_URL: thirdParty({
    fallback: '',
    purpose: 'Script of the reviews service’s widget; loaded with consent only, its host joins CSP_REVIEWS',
  }),
  REVIEWS_DASHBOARD_URL: thirdParty({
    fallback: '',
    purpose: 'Page of the reviews service that the footer links to; links to its host stay in the tab',
  }),
  ANALYTICS_DEBUG: flag({
    fallback: 'false',
    purpose: "Whether the browser's console shows what analytics are told",
  }),
} satisfies Record<string, Variable<unknown>>
