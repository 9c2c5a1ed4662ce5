import { hosts, thirdParty } from '../../bff/config/kinds.ts'

export default {
  CSP_REVIEWS: hosts({ fallback: '', allows: 'widgets', isLinked: true, purpose: 'Hosts of review widgets' }),
  REVIEWS_WIDGET_URL: thirdParty({
    fallback: '',
    allows: 'widgets',
    isLinked: true,
    purpose: 'Script of the reviews widget. It is loaded with consent only; its host is added to CSP_REVIEWS',
  }),
  REVIEWS_DASHBOARD_URL: thirdParty({
    fallback: '',
    isLinked: true,
    purpose: 'Page of the reviews service that the footer links to. Links to its host open in the same tab',
  }),
}
