import { useOperation } from '../../../web/api/use-operation.ts'
import { Tags } from '../../../web/analytics/tags.generated.ts'
import { fieldsOf } from '../../../web/extension.ts'
import { useTranslate } from '../../../web/i18n/messages-context.ts'
import { Link } from '../../../web/ui/Link.tsx'
import type { ReviewsTagsFragment } from './reviews-widget.generated.ts'

/** Links to the customers' reviews at the reviews service. */
export default function DashboardLink() {
  const t = useTranslate()
  const { data } = useOperation(Tags, {})
  const url = data && fieldsOf<ReviewsTagsFragment>(data.shop.tags).reviewsDashboardUrl
  return url && <Link href={url}>{t('consent.reviews')}</Link>
}
