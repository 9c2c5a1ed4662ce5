import { useOperation } from '../../api/use-operation.ts'
import { useConsent } from '../../analytics/consent.ts'
import { isDue } from '../../analytics/consent-cookie.ts'
import { readTags, type Tags as SiteTags } from '../../analytics/services.ts'
import { Tags } from '../../analytics/tags.generated.ts'
import { useAnalytics } from '../../analytics/use-analytics.ts'
import { ConsentBanner, ConsentDialog, ReloadDialog } from './asking-parts.ts'
import { useChoosing } from './dialog-state.ts'
import { useReload } from './use-reload.ts'

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
