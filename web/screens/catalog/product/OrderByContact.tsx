import { phoneLink } from '../../../../schema/phone-link.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { useShop } from '../../../site/shop-context.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Link } from '../../../ui/Link.tsx'

/** How to order a product that needs a file, which a cart cannot take. */
export default function OrderByContact() {
  const t = useTranslate()
  const { phone } = useShop()
  return (
    <Alert kind="info">
      <p>{t('catalog.byContact')}</p>
      <p>
        <Link href="/contact">{t('catalog.byContact.write')}</Link>
        {phone && (
          <>
            {' '}
            {t('catalog.byContact.or')} <a href={phoneLink(phone)}>{phone}</a>
          </>
        )}
      </p>
    </Alert>
  )
}
