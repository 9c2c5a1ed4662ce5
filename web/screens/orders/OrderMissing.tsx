import { useTranslate } from '../../i18n/messages-context.ts'
import { ButtonLink } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { ORDERS_PATH } from '../../site/paths.ts'

/** The id belongs to none of the customer's orders. */
export function OrderMissing() {
  const t = useTranslate()
  return (
    <>
      <PageHead title={t('purchases.missing')} robots="noindex" />
      <h1>{t('purchases.missing')}</h1>
      <p>{t('purchases.missing.lead')}</p>
      <ButtonLink variant="secondary" href={ORDERS_PATH}>
        {t('purchases.back')}
      </ButtonLink>
    </>
  )
}
