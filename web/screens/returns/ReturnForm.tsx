import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useExecute } from '../../api/execute-context.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Link } from '../../ui/Link.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useForm } from '../../ui/use-form.ts'
import { OrderDetails } from '../orders/customer-orders.generated.ts'
import { orderPath } from '../orders/order-path.ts'
import { checkReturn, returnInput } from './return-input.ts'
import { ReturnLine } from './ReturnLine.tsx'
import { ReturnQuestionField } from './ReturnQuestionField.tsx'
import {
  CreateReturnMerchandizeAuthorizationRequest,
  CustomerReturns,
  ReturnableOrder,
  type ReturnableOrderFragment,
} from './returns.generated.ts'
import styles from './Returns.module.css'

const MAX_COMMENT = 2000

/** Which lines go back, how many of each, and the store's questions about them. */
export function ReturnForm({ order }: { order: ReturnableOrderFragment }) {
  const t = useTranslate()
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const lines = order.items.filter(({ qtyReturnable }) => qtyReturnable > 0)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isBare, setBare] = useState(false)
  const wanted = lines.filter(({ id }) => chosen.has(id))

  const { props, faults, failure, isBusy } = useForm({
    check: (values) => checkReturn(order, wanted, values, t),
    send: async (values) => {
      const input = returnInput(order, wanted, values)
      const answer = await execute(CreateReturnMerchandizeAuthorizationRequest, { input })
      return answer.createReturnMerchandizeAuthorizationRequest
    },
    onAccepted() {
      for (const { name } of [ReturnableOrder, OrderDetails, CustomerReturns]) {
        queryClient.removeQueries({ queryKey: [name] })
      }
      navigate('/user/returns?created=1')
    },
    refusal: t('account.refused'),
  })
  const choose = (ids: readonly string[], isOn: boolean) => {
    setBare(false)
    setChosen((before) => new Set(isOn ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  }
  const everyId = lines.map(({ id }) => id)
  return (
    <form
      {...props}
      className={styles.form}
      onSubmit={(event) => {
        if (wanted.length > 0) return void props.onSubmit(event)
        event.preventDefault()
        setBare(true)
      }}
    >
      <p>{t('returns.create.lead')}</p>
      {isBare && <Alert kind="error">{t('returns.create.choose')}</Alert>}
      {failure && <Alert kind="error">{failure}</Alert>}
      <fieldset className={styles.group}>
        <legend>{t('returns.create.lines')}</legend>
        {lines.length > 1 && (
          <Checkbox
            label={t('returns.create.all')}
            checked={wanted.length === lines.length}
            onChange={(event) => choose(everyId, event.currentTarget.checked)}
          />
        )}
        {lines.map((line) => (
          <ReturnLine
            key={line.id}
            line={line}
            isChosen={chosen.has(line.id)}
            onChoose={(isOn) => choose([line.id], isOn)}
            faults={faults}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('returns.create.whole')}</legend>
        {order.returnAttributes.map((question) => (
          <ReturnQuestionField
            key={question.code}
            question={question}
            name={question.code}
            error={faults[question.code]}
          />
        ))}
        <TextArea label={t('returns.create.comment')} name="comment" maxLength={MAX_COMMENT} error={faults.comment} />
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" size="large" busy={isBusy}>
          {t('returns.create.submit')}
        </Button>
        <Link href={orderPath(order.order_id)}>{t('purchases.backToOrder')}</Link>
      </div>
    </form>
  )
}
