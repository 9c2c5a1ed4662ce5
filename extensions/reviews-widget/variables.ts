import { variable } from 'musette/config'

export default {
  CSP_REVIEWS: variable.hosts({ fallback: '', allows: 'widgets', isLinked: true, purpose: 'Hosts of review widgets' }),
  REVIEWS_WIDGET_URL: variable.thirdParty({
    fallback: '',
    allows: 'widgets',
    isLinked: true,
    purpose: 'Script of the reviews widget, loaded with consent only; CSP_REVIEWS need not name its host',
  }),
  REVIEWS_DASHBOARD_URL: variable.thirdParty({
    fallback: '',
    isLinked: true,
    purpose: 'Page of the reviews service that the footer links to',
  }),
}
