import { useEffect } from 'react'
import { useConsent } from '../../analytics/consent.ts'
import { runScript } from '../../analytics/load-script.ts'
import { Tags } from '../../analytics/tags.generated.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { setChoosing } from '../../shell/consent/dialog-state.ts'
import { useShop } from '../../site/shop-context.ts'
import { Button } from '../../ui/Button.tsx'

type ReviewsWidgetProps = {
  /** Of one product; without it, of the whole shop. */
  sku?: string
}

/**
 * Where the reviews service shows what it collected, for sites that name its script: an element `[data-reviews-widget]` with sku and
 * language, which the script fills. Without consent nothing of it is loaded.
 */
export default function ReviewsWidget({ sku }: ReviewsWidgetProps) {
  const t = useTranslate()
  const { data } = useOperation(Tags, {})
  const consent = useConsent()
  const url = data?.shop.tags.reviewsWidgetUrl
  const isAllowed = consent?.choice?.allowed.includes('reviews') ?? false
  if (!url) return null
  if (isAllowed) return <Place key={sku} url={url} sku={sku} />
  return sku === undefined ? null : (
    <p>
      {t('consent.reviews.ask')}{' '}
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        {t('consent.manage')}
      </Button>
    </p>
  )
}

/** Such scripts look for their places once, when they run: each place runs it anew. */
function Place({ url, sku }: ReviewsWidgetProps & { url: string }) {
  const t = useTranslate()
  const { locale } = useShop()
  useEffect(() => runScript(url), [url])
  return (
    <section aria-label={t('consent.reviews.service')}>
      <div data-reviews-widget data-sku={sku} data-locale={locale.code} />
    </section>
  )
}
