import { fieldsOf } from '../../../web/extension.ts'
import { useTranslate } from '../../../web/i18n/messages-context.ts'
import { useShop } from '../../../web/site/shop-context.ts'
import { Link } from '../../../web/ui/Link.tsx'
import type { ReviewsTagsFragment } from './reviews-widget.generated.ts'

/** Links to the customers' reviews at the reviews service. */
export default function DashboardLink() {
  const t = useTranslate()
  const url = fieldsOf<ReviewsTagsFragment>(useShop().tags).reviewsDashboardUrl
  return url && <Link href={url}>{t('consent.reviews')}</Link>
}
