import { useState } from 'react'
import type { LoadContext, LoadResult } from '../../lazy-screen.tsx'
import { operationQuery, useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useAddress } from '../../use-address.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Unreadable } from '../../ui/Unreadable.tsx'
import { ContactLinks } from '../checkout/ContactLinks.tsx'
import { FoundOrder } from './FoundOrder.tsx'
import { type FoundGuestOrder, GuestOrderForm } from './GuestOrderForm.tsx'
import { RequiredGuestOrderProof } from './guest-order.generated.ts'
import { ORDERS_PATH } from './order-path.ts'
import styles from './OrdersScreen.module.css'

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await queryClient.prefetchQuery(operationQuery(RequiredGuestOrderProof, {}))
  return {}
}

/** `/orders/`: where an order without an account has got to. */
export default function OrdersScreen() {
  const t = useTranslate()
  const [found, setFound] = useState<FoundGuestOrder | null>(null)
  const query = new URLSearchParams(useAddress().search)
  return (
    <Container className={styles.screen}>
      <PageHead title={t('orders.title')} robots="noindex" />
      <Breadcrumb items={[{ name: t('orders.title') }]} />
      {found ? (
        <FoundOrder
          {...found}
          confirmationKey={query.get('confirmation_key')}
          onChanged={(order) => setFound({ ...found, order })}
          onLeave={() => setFound(null)}
        />
      ) : (
        <>
          <h1>{t('orders.title')}</h1>
          {query.get('confirmation_key') && <Alert kind="info">{t('orders.cancel.findFirst')}</Alert>}
          <LookUp number={query.get('order_id') ?? ''} onFound={setFound} />
        </>
      )}
    </Container>
  )
}

type LookUpProps = { number: string; onFound: (found: FoundGuestOrder) => void }

function LookUp(props: LookUpProps) {
  const { data, error, refetch, isFetching } = useOperation(RequiredGuestOrderProof, {})
  if (data?.guestOrderProof) return <GuestOrderForm proof={data.guestOrderProof} {...props} />
  if (data) return <NoLookUp />
  if (!error) return <Skeleton shape="control" lines={3} />
  return (
    <>
      <Unreadable message="orders.unreadable" error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      <ContactLinks />
    </>
  )
}

/** A store of a level that knows no guests' orders: people do. */
function NoLookUp() {
  const t = useTranslate()
  return (
    <div className={styles.note}>
      <p>{t('orders.noLookUp')}</p>
      <p>
        {t('orders.haveAccount')} <Link href={ORDERS_PATH}>{t('orders.toAccount')}</Link>
      </p>
      <ContactLinks />
    </div>
  )
}
