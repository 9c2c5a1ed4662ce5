import { useConsent } from '../../../web/analytics/consent.ts'
import { fieldsOf } from '../../../web/extension.ts'
import { lazy } from '../../../web/lazy.tsx'
import type { SlotProps } from '../../../web/slots.ts'
import type { TagManagerTagsFragment } from './tag-manager.generated.ts'

const TagManager = lazy(() => import('./TagManager.tsx'), { hydratesLater: true })

/** Loads the code of the tag manager for shoppers who allow it, or for all when the shop is configured to leave consent to the tags. */
export default function Gate({ tags }: SlotProps['ThirdParty']) {
  const { tagManagerNeedsConsent, debug } = fieldsOf<TagManagerTagsFragment>(tags)
  const allowed = useConsent()?.choice?.allowed ?? []
  const isManaged = !tagManagerNeedsConsent || allowed.includes('audience') || allowed.includes('advertising')
  return (isManaged || debug) && <TagManager tags={tags} isManaged={isManaged} />
}
