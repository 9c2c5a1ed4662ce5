import { useEffect } from 'react'
import { consent, fieldsOf, site, ui, useShop, useTranslate } from 'musette/web'
import type { ReviewsTagsFragment } from './reviews-widget.generated.ts'

type ReviewsWidgetProps = {
  /** Sku of a product; without it, reviews of the whole shop. */
  sku?: string
}

/**
 * The widget of the reviews service, for sites that configure its script: an element `[data-reviews-widget]` with sku
 * and language, which the script fills. Nothing is loaded without consent.
 */
export default function ReviewsWidget({ sku }: ReviewsWidgetProps) {
  const t = useTranslate()
  const given = consent.useConsent()
  const url = fieldsOf<ReviewsTagsFragment>(useShop().tags).reviewsWidgetUrl
  const isAllowed = given?.choice?.allowed.includes('reviews') ?? false
  if (!url) return null
  if (isAllowed) return <Place key={sku} url={url} sku={sku} />
  return sku === undefined ? null : (
    <>
      <p>{t('consent.reviews.ask')}</p>
      <ui.Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => consent.setChoosing(true)}>
        {t('consent.reviews.manage')}
      </ui.Button>
    </>
  )
}

/** Runs the script for each widget, because such scripts look for their elements only once. */
function Place({ url, sku }: ReviewsWidgetProps & { url: string }) {
  const t = useTranslate()
  const { locale } = useShop()
  useEffect(() => site.runScript(url), [url])
  return (
    <section aria-label={t('consent.reviews.service')}>
      <div data-reviews-widget data-sku={sku} data-locale={locale.code} />
    </section>
  )
}
