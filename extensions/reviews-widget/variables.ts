import { variable } from 'musette/config'

export default {
  CSP_REVIEWS: variable.hosts({ fallback: '', allows: 'widgets', isLinked: true, purpose: 'Hosts of review widgets' }),
  REVIEWS_WIDGET_URL: variable.thirdParty({
    fallback: '',
    allows: 'widgets',
    isLinked: true,
    purpose: 'Script of the reviews widget. It is loaded with consent only; its host is added to CSP_REVIEWS',
  }),
  REVIEWS_DASHBOARD_URL: variable.thirdParty({
    fallback: '',
    isLinked: true,
    purpose: 'Page of the reviews service that the footer links to. Links to its host open in the same tab',
  }),
}
