import { useEffect, useRef, useState } from 'react'
import { isDue, readTags, type Tags as SiteTags, useConsent } from '../../analytics/consent.ts'
import { Tags } from '../../analytics/tags.generated.ts'
import { useAnalytics } from '../../analytics/use-analytics.ts'
import { useOperation } from '../../api/use-operation.ts'
import { clientOnly } from '../../lazy.tsx'
import { useAddress } from '../../use-address.ts'
import { hasTouchedForm } from '../navigation/touched-forms.ts'
import { useChoosing } from './dialog-state.ts'

/** Only who has to choose, or wants to, downloads these. */
const ConsentBanner = clientOnly(() => import('./ConsentBanner.tsx'), 'consent')

const ConsentDialog = clientOnly(() => import('./ConsentDialog.tsx'), 'consent')

const ReloadDialog = clientOnly(() => import('./ReloadDialog.tsx'), 'consent')

/** What the site uses of others, with the shopper's consent: nothing of it, not even the question, is there before the page is. */
export default function Consent() {
  const { data } = useOperation(Tags, {})
  return data && <Asking tags={readTags(data)} />
}

function Asking({ tags }: { tags: SiteTags }) {
  const { services } = tags
  const consent = useConsent()
  const isChoosing = useChoosing()
  const { isAsked, postpone } = useReload(consent?.needsReload ?? false)
  useAnalytics(tags)
  if (!consent) return null
  return (
    <>
      {isDue(consent.choice, services) && <ConsentBanner services={services} />}
      {isChoosing && <ConsentDialog services={services} choice={consent.choice} />}
      {isAsked && <ReloadDialog onLater={postpone} />}
    </>
  )
}

/**
 * Reloads the page if it runs services that the shopper has refused, or lacks services that are allowed. Where something typed would be lost it
 * asks first; the next page is a new one in any case.
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
