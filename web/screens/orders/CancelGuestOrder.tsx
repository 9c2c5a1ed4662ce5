import { useState } from 'react'
import { shownError } from '../../api/shown-error.ts'
import { useExecute } from '../../api/execute-context.ts'
import type { FindGuestOrderInput } from '../../api/shop-types.generated.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { CancelForm } from './CancelForm.tsx'
import { ConfirmGuestCancellation, RequestGuestCancellation } from './guest-order.generated.ts'
import type { OrderViewFragment } from './order-view.generated.ts'

type CancelGuestOrderProps = {
  order: OrderViewFragment
  /** How the order was found: it is what allows to change it. */
  proof: FindGuestOrderInput
  /** Of the mail that confirms a cancellation, where the shopper comes from its link. */
  confirmationKey: string | null
  onChanged: (order: OrderViewFragment) => void
}

/** A guest asks for a cancellation, and confirms it by the link of a mail. */
export function CancelGuestOrder({ order, proof, confirmationKey, onChanged }: CancelGuestOrderProps) {
  const t = useTranslate()
  const { number, cancellationReasons: reasons } = order
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const execute = useExecute()
  if (reasons.length === 0) return null
  if (isAsked) return <Alert kind="success">{t('orders.cancel.mailed', { email: proof.email })}</Alert>
  return (
    <>
      {confirmationKey && <Confirm {...{ proof, confirmationKey, onChanged }} />}
      {!confirmationKey && (
        <p>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('orders.cancel')}
          </Button>
        </p>
      )}
      <CancelForm
        open={isOpen}
        onClose={() => setOpen(false)}
        number={number}
        reasons={reasons}
        hint={t('orders.cancel.byMail')}
        submit={t('orders.cancel.ask')}
        send={async (reason) =>
          (await execute(RequestGuestCancellation, { input: proof, reason })).requestGuestOrderCancellation
        }
        onAccepted={() => {
          setOpen(false)
          setAsked(true)
        }}
      />
    </>
  )
}

type ConfirmProps = Pick<CancelGuestOrderProps, 'proof' | 'onChanged'> & { confirmationKey: string }

function Confirm({ proof, confirmationKey: key, onChanged }: ConfirmProps) {
  const t = useTranslate()
  const execute = useExecute()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const confirm = async () => {
    setBusy(true)
    try {
      const { confirmGuestOrderCancellation: answer } = await execute(ConfirmGuestCancellation, { input: proof, key })
      if (answer.success && answer.order) return onChanged(answer.order)
      setFailure(answer.errorMessage ?? t('orders.cancel.refused'))
    } catch (error) {
      setFailure(shownError(error, t('orders.cancel.refused')))
    }
    setBusy(false)
  }
  return (
    <>
      {failure && <Alert kind="error">{failure}</Alert>}
      <p>{t('orders.cancel.text')}</p>
      <p>
        <Button busy={isBusy} onClick={() => void confirm()}>
          {t('orders.cancel.confirm')}
        </Button>
      </p>
    </>
  )
}
