import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Link } from '../../ui/Link.tsx'

/** The order is too small for the shop: said at every step, since the store itself says so only at the last one. */
export function MinimumOrder({ text }: { text: string | null }) {
  const t = useTranslate()
  if (!text) return null
  return (
    <Alert kind="warning">
      <p>{text}</p>
      <Link href="/">{t('checkout.minimum.more')}</Link>
    </Alert>
  )
}
