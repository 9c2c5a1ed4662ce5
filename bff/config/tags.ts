import type { ConsentService, CspHosts, TagSettings } from '../config.ts'
import type { Values } from './variables.ts'

/** Hosts of others that the browser may talk to: those that are named, and those of the scripts that are. */
export function guestHosts(values: Values): CspHosts {
  return {
    analytics: hostsWith(values.CSP_ANALYTICS, values.TAG_MANAGER_URL),
    ads: hostsWith(values.CSP_ADS),
    video: hostsWith(values.CSP_VIDEO),
    payment: hostsWith(values.CSP_PAYMENT),
    reviews: hostsWith(values.CSP_REVIEWS, values.REVIEWS_WIDGET_URL),
    captcha: hostsWith(values.CSP_CAPTCHA),
    cloud: hostsWith('', values.SHOP_CLOUD_URL),
  }
}

/** A shopper is asked about what the site uses, and about nothing else. */
export function tagSettings(values: Values): TagSettings {
  const uses: Record<ConsentService, boolean> = {
    AUDIENCE: Boolean(values.TAG_MANAGER_URL),
    // The tag manager brings the advertisers' tags, but only those whose hosts it may reach can work.
    ADVERTISING: Boolean(values.TAG_MANAGER_URL) && values.CSP_ADS.length > 0,
    VIDEO: values.CSP_VIDEO.length > 0,
    REVIEWS: Boolean(values.REVIEWS_WIDGET_URL),
  }
  const services = Object.keys(uses) as ConsentService[]
  return {
    services: services.filter((service) => uses[service]),
    tagManagerUrl: values.TAG_MANAGER_URL || null,
    tagManagerNeedsConsent: values.TAG_MANAGER_CONSENT === 'required',
    reviewsWidgetUrl: values.REVIEWS_WIDGET_URL || null,
    reviewsDashboardUrl: values.REVIEWS_DASHBOARD_URL || null,
    debug: values.ANALYTICS_DEBUG,
  }
}

/** Hosts that a link may lead to without leaving the family: its sites, and the service that collects what its customers say. */
export function familyHosts(values: Values): readonly string[] {
  const ofReviews = [...(values.CSP_REVIEWS || []), values.REVIEWS_WIDGET_URL, values.REVIEWS_DASHBOARD_URL]
  const named = ofReviews
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).host.replace(/^\*\./, ''))
  return [...new Set([...(values.SISTER_HOSTS || []), ...named])]
}

/** A variable that is not set is an empty text, whatever its kind. */
function hostsWith(named: readonly string[] | '', script = ''): readonly string[] {
  return [...new Set([...named, ...(script ? [new URL(script).origin] : [])])]
}
