/** Where carriers show a parcel, by what the store calls them; the number stands for `{}`. */
const CARRIERS: readonly (readonly [name: RegExp, address: string])[] = [
  [/colissimo|la ?poste/i, 'https://www.laposte.fr/outils/suivre-vos-envois?code={}'],
  [/chrono/i, 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT={}'],
  [/mondial ?relay/i, 'https://www.mondialrelay.fr/suivi-de-colis?numeroExpedition={}'],
  [/\bdpd\b/i, 'https://trace.dpd.fr/fr/trace/{}'],
  [/\bgls\b/i, 'https://gls-group.com/FR/fr/suivi-colis/?match={}'],
  [/\bups\b/i, 'https://www.ups.com/track?loc=fr_FR&tracknum={}'],
  [/\bdhl\b/i, 'https://www.dhl.com/fr-fr/home/tracking.html?tracking-id={}'],
]

/** The carrier's page for a parcel; null for a carrier without one. The store tells names and numbers only. */
export function trackingLink(carrier: string, title: string, number: string): string | null {
  const known = CARRIERS.find(([name]) => name.test(carrier) || name.test(title))
  return known && number ? known[1].replace('{}', encodeURIComponent(number)) : null
}
