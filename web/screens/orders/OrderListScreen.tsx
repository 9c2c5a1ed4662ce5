import type { SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import { MAX_ORDER_NUMBER } from '../../../schema/field-limits.ts'
import { typedCode } from '../../../schema/typed-text.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink, Link } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useAddress } from '../../use-address.ts'
import { AccountData } from '../customer/AccountPart.tsx'
import { CustomerOrders, type CustomerOrdersQuery } from './customer-orders.generated.ts'
import { ORDERS_PATH } from '../../site/paths.ts'
import { OrderCards } from './OrderCards.tsx'
import styles from './AccountOrders.module.css'

/** `/user/orders/`: the customer's orders; page and searched number are in the address. */
export default function OrderListScreen() {
  const t = useTranslate()
  const query = new URLSearchParams(useAddress().search)
  const number = (query.get('number') ?? '').slice(0, MAX_ORDER_NUMBER)
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  return (
    <>
      <PageHead title={t('account.menu.orders')} robots="noindex" />
      <h1>{t('account.menu.orders')}</h1>
      <AccountData operation={CustomerOrders} variables={{ number: number || null, page }} isPaged>
        {(data, isOld) => <Orders orders={data.me.orderList} number={number} isOld={isOld} />}
      </AccountData>
    </>
  )
}

type OrdersProps = { orders: CustomerOrdersQuery['me']['orderList']; number: string; isOld: boolean }

function Orders({ orders: { items, total, page, pageCount }, number, isOld }: OrdersProps) {
  const t = useTranslate()
  if (total === 0 && !number) {
    return (
      <>
        <p>{t('purchases.empty')}</p>
        <ButtonLink href="/">{t('purchases.discover')}</ButtonLink>
      </>
    )
  }
  const hrefOf = (target: number) => {
    const query = new URLSearchParams({ ...(number && { number }), ...(target > 1 && { page: String(target) }) })
    return query.size > 0 ? `${ORDERS_PATH}?${query}` : ORDERS_PATH
  }
  return (
    <div className={styles.screen}>
      <Search key={number} number={number} />
      <output className={styles.count}>
        {total === 0 ? t('purchases.search.none', { number }) : t('purchases.count', { count: total })}
      </output>
      {number && (
        <p>
          <Link href={ORDERS_PATH}>{t('purchases.search.clear')}</Link>
        </p>
      )}
      {items.length > 0 && <OrderCards orders={items} level={2} isOld={isOld} />}
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </div>
  )
}

function Search({ number }: { number: string }) {
  const t = useTranslate()
  const [, navigate] = useLocation()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = typedCode(String(new FormData(event.currentTarget).get('number') ?? ''))
    navigate(wanted ? `${ORDERS_PATH}?${new URLSearchParams({ number: wanted })}` : ORDERS_PATH)
  }
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <TextField
        label={t('orders.number')}
        name="number"
        defaultValue={number}
        maxLength={MAX_ORDER_NUMBER}
        autoComplete="off"
      />
      <Button type="submit" variant="secondary">
        {t('purchases.search.submit')}
      </Button>
    </form>
  )
}
