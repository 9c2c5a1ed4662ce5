import { consent, fieldsOf, lazy, type SlotProps } from 'musette/web'
import type { TagManagerTagsFragment } from './tag-manager.generated.ts'

const TagManager = lazy(() => import('./TagManager.tsx'), { hydratesLater: true })

/** Loads the code of the tag manager for shoppers who allow it, or for all when the shop is configured to leave consent to the tags. */
export default function Gate({ tags }: SlotProps['ThirdParty']) {
  const { tagManagerNeedsConsent, debug } = fieldsOf<TagManagerTagsFragment>(tags)
  const allowed = consent.useConsent()?.choice?.allowed ?? []
  const isManaged = !tagManagerNeedsConsent || allowed.includes('audience') || allowed.includes('advertising')
  return (isManaged || debug) && <TagManager tags={tags} isManaged={isManaged} />
}
