import { useMutation } from '@tanstack/react-query'
import { shownError } from '../../api/shown-error.ts'
import { useExecute } from '../../api/execute-context.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { inTurn } from '../cart/in-turn.ts'
import { StartWalletPayment } from './checkout.generated.ts'
import { useLeaving } from './use-leaving.ts'

/** Asks a wallet for its page and goes there; what it answered is on the order when the shopper comes back. */
export function useWalletPayment() {
  const execute = useExecute()
  const t = useTranslate()
  const { isLeaving, leaveFor } = useLeaving()
  const start = useMutation({
    scope: { id: 'cart' },
    networkMode: 'always',
    mutationFn: async (code: string) => {
      const { startWalletPayment } = await inTurn(() => execute(StartWalletPayment, { code }))
      if (startWalletPayment.success && startWalletPayment.redirectUrl) leaveFor(startWalletPayment.redirectUrl)
      return startWalletPayment
    },
  })
  const { data, error } = start
  const isRefused = data && !(data.success && data.redirectUrl)
  return {
    start: (code: string) => start.mutate(code),
    isPending: start.isPending || isLeaving,
    errorMessage: error
      ? shownError(error, t('ui.fault'))
      : isRefused
        ? (data.errorMessage ?? t('checkout.refused'))
        : null,
  }
}
