import { useTranslate } from '../../i18n/messages-context.ts'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { useCart } from './use-cart.ts'

/** `/cart` */
export default function CartScreen() {
  const t = useTranslate()
  const { data: cart } = useCart()
  return (
    <Container>
      <PageHead title={t('cart.title')} robots="noindex" />
      <h1>{t('cart.title')}</h1>
      {cart?.items.map((line) => (
        <p key={line.item_id}>{line.name}</p>
      ))}
    </Container>
  )
}
