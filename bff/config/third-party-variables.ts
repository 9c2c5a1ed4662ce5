import { hosts, type Variable } from './kinds.ts'

/** Third parties that the browser may connect to. The content security policy allows only hosts named here. */
export const thirdPartyVariables = {
  CSP_VIDEO: hosts({
    fallback: '',
    allows: 'video',
    purpose: 'Hosts of videos, such as https://www.youtube-nocookie.com; videos of other hosts become links',
  }),
  CSP_PAYMENT: hosts({ fallback: '', allows: 'payment', purpose: 'Hosts of payment providers' }),
  CSP_CAPTCHA: hosts({
    fallback: '',
    allows: 'captcha',
    purpose: 'Hosts of reCAPTCHA, if the store uses it: https://www.google.com, https://www.gstatic.com',
  }),
} satisfies Record<string, Variable<unknown>>
