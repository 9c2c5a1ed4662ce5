import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useExecute } from '../../api/execute-context.ts'
import { mutationError } from '../../api/mutation-error.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useAnnounce } from '../../ui/use-announce.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './StockAlert.module.css'
import {
  StockAlert,
  type StockAlertQuery,
  SubscribeToStockAlert,
  UnsubscribeFromStockAlert,
} from './stock-alert.generated.ts'

const alertQuery = (sku: string, customerId: string) =>
  queryOptions<StockAlertQuery>({ queryKey: [StockAlert.name, { sku }, customerId], meta: { operation: StockAlert } })

/** A customer's alert: its state is read, and one press changes it. */
export function CustomerAlert({ sku, customerId }: { sku: string; customerId: string }) {
  const t = useTranslate()
  const announce = useAnnounce()
  const execute = useExecute()
  const queryClient = useQueryClient()
  const query = alertQuery(sku, customerId)
  const { data } = useQuery(query)
  const isSubscribed = data?.stockAlert.isSubscribed ?? false
  const change = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const answer = isSubscribed
        ? (await execute(UnsubscribeFromStockAlert, { sku })).unsubscribeFromStockAlert
        : (await execute(SubscribeToStockAlert, { sku })).subscribeToStockAlert
      if (answer.success) {
        queryClient.setQueryData(query.queryKey, { stockAlert: answer.alert })
        announce(t(isSubscribed ? 'alert.stopped' : 'alert.subscribed'))
      }
      return answer
    },
  })
  const failure = mutationError(change, t('alert.refused'))
  if (!data) return null
  return (
    <div className={css.alert}>
      {failure && <Alert kind="error">{failure}</Alert>}
      {isSubscribed && <p className={css.state}>{t('alert.subscribed')}</p>}
      <Button variant="secondary" busy={change.isPending} onClick={() => change.mutate()}>
        {t(isSubscribed ? 'alert.unsubscribe' : 'alert.subscribe')}
      </Button>
    </div>
  )
}
