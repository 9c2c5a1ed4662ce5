import { fieldsOf, ui, useShop, useTranslate } from 'musette/web'
import type { ReviewsTagsFragment } from './reviews-widget.generated.ts'

/** Links to the customers' reviews at the reviews service. */
export default function DashboardLink() {
  const t = useTranslate()
  const url = fieldsOf<ReviewsTagsFragment>(useShop().tags).reviewsDashboardUrl
  return url && <ui.Link href={url}>{t('consent.reviews')}</ui.Link>
}
