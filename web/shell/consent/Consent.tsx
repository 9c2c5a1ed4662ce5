import { useEffect, useRef, useState } from 'react'
import { ThirdParty } from 'virtual:extensions/slots'
import { isDue, servicesIn, useConsent } from '../../analytics/consent.ts'
import { separateDocuments } from '../../analytics/separate-documents.ts'
import { clientOnly } from '../../lazy.tsx'
import { useRoutes } from '../../routes-context.ts'
import { useShop } from '../../site/shop-context.ts'
import { useSite } from '../../site/site.ts'
import { useAddress } from '../../use-address.ts'
import { hasTouchedForm } from '../navigation/touched-forms.ts'
import { useChoosing } from './dialog-state.ts'

/** Loaded only for shoppers who have to choose or want to. */
const ConsentBanner = clientOnly(() => import('./ConsentBanner.tsx'), 'consent')

const ConsentDialog = clientOnly(() => import('./ConsentDialog.tsx'), 'consent')

const ReloadDialog = clientOnly(() => import('./ReloadDialog.tsx'), 'consent')

/** The site's third parties, with the shopper's consent. Nothing loads before the page is idle. */
export default function Consent() {
  const { baseUrl, tags } = useShop()
  const services = servicesIn(tags)
  const { hasThirdParties } = useSite()
  const consent = useConsent()
  const isChoosing = useChoosing()
  const { isAsked, postpone } = useReload(consent?.needsReload ?? false)
  const { findRoute } = useRoutes()
  useEffect(
    () => (hasThirdParties ? separateDocuments(baseUrl, (path) => findRoute(path).route.section) : undefined),
    [hasThirdParties, baseUrl, findRoute],
  )
  if (!consent) return null
  return (
    <>
      {ThirdParty && <ThirdParty tags={tags} />}
      {isDue(consent.choice, services) && <ConsentBanner services={services} />}
      {isChoosing && <ConsentDialog services={services} choice={consent.choice} />}
      {isAsked && <ReloadDialog onLater={postpone} />}
    </>
  )
}

/**
 * Reloads the page after consent changed, because scripts that run cannot be stopped. Asks first if that would discard what was typed;
 * the next navigation reloads in any case.
 */
function useReload(isNeeded: boolean): { isAsked: boolean; postpone: () => void } {
  const { path } = useAddress()
  const [isAsked, setAsked] = useState(false)
  const pathThen = useRef<string>(null)

  useEffect(() => {
    if (!isNeeded) return
    const isNextPage = pathThen.current !== null && pathThen.current !== path
    if (isNextPage || !hasTouchedForm()) location.reload()
    else if (pathThen.current === null) setAsked(true)
    pathThen.current = path
  }, [isNeeded, path])

  return { isAsked, postpone: () => setAsked(false) }
}
