import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { carts, orders, rules, site, type texts, ui, useExecute, useTranslate } from 'musette/web'
import { MAX_LENGTHS } from '../rules.ts'
import {
  CreateReturnMerchandizeAuthorizationRequest,
  CustomerReturns,
  type ReturnableItemFragment,
  ReturnableOrder,
  type ReturnableOrderFragment,
  type ReturnQuestionFragment,
} from './returns.generated.ts'
import type { CreateReturnMerchandizeAuthorizationRequestInput } from './types.generated.ts'
import styles from './Returns.module.css'

/** Lines and quantities to return, with the store's return attributes. */
export function ReturnForm({ order }: { order: ReturnableOrderFragment }) {
  const t = useTranslate()
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const lines = order.items.filter(({ qtyReturnable }) => qtyReturnable > 0)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const wanted = lines.filter(({ id }) => chosen.has(id))

  const { props, faults, failure, isBusy } = ui.useForm({
    check: (values) => checkReturn(order, wanted, values, t),
    send: async (values) => {
      const input = returnInput(order, wanted, values)
      const response = await execute(CreateReturnMerchandizeAuthorizationRequest, { input })
      return response.createReturnMerchandizeAuthorizationRequest
    },
    onAccepted() {
      for (const { name } of [ReturnableOrder, orders.OrderDetails, CustomerReturns]) {
        queryClient.removeQueries({ queryKey: [name] })
      }
      navigate('/user/returns?created=1')
    },
    refusal: t('ui.refused'),
  })
  const choose = (ids: readonly string[], isOn: boolean) => {
    setChosen((before) => new Set(isOn ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  }
  const everyId = lines.map(({ id }) => id)
  return (
    <form {...props} className={styles.form}>
      <p>{t('returns.create.lead')}</p>
      {failure && <ui.Alert kind="error">{failure}</ui.Alert>}
      <fieldset className={styles.group}>
        <legend>{t('returns.create.lines')}</legend>
        {lines.length > 1 && (
          <ui.Checkbox
            label={t('returns.create.all')}
            name={LINES}
            error={faults[LINES]}
            checked={wanted.length === lines.length}
            onChange={(event) => choose(everyId, event.currentTarget.checked)}
          />
        )}
        {lines.map((line) => (
          <ReturnLine
            key={line.id}
            isAlone={lines.length === 1}
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
        <ui.TextArea
          label={t('returns.create.comment')}
          name="comment"
          maxLength={MAX_LENGTHS.comment}
          error={faults.comment}
        />
      </fieldset>
      <div className={styles.actions}>
        <ui.Button type="submit" size="large" busy={isBusy}>
          {t('returns.create.submit')}
        </ui.Button>
        <ui.Link href={site.orderPath(order.order_id)}>{t('purchases.backToOrder')}</ui.Link>
      </div>
    </form>
  )
}

type ReturnLineProps = {
  line: ReturnableItemFragment
  isAlone: boolean
  isChosen: boolean
  onChoose: (isOn: boolean) => void
  faults: ui.Faults
}

/** A line of the order; its attributes show once it is ticked. */
function ReturnLine({ line, isAlone, isChosen, onChoose, faults }: ReturnLineProps) {
  const t = useTranslate()
  const { id, name, sku, options, qtyReturnable, returnAttributes } = line
  const quantity = lineField(id, 'quantity')
  return (
    <div className={styles.line} role="group" aria-label={name}>
      <ui.Checkbox
        label={name}
        hint={t('orders.sku', { sku })}
        name={LINES}
        error={isAlone && faults[LINES]}
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <carts.LineOptions options={options} />
      {isChosen && (
        <div className={styles.questions}>
          <ui.TextField
            label={t('returns.create.quantity', { count: qtyReturnable })}
            name={quantity}
            inputMode="numeric"
            defaultValue={qtyReturnable}
            error={faults[quantity]}
            required
          />
          {returnAttributes.map((question) => {
            const field = lineField(id, question.code)
            return <ReturnQuestionField key={field} question={question} name={field} error={faults[field]} />
          })}
        </div>
      )}
    </div>
  )
}

type ReturnQuestionFieldProps = { question: ReturnQuestionFragment; name: string; error?: ReactNode }

/** A return attribute of the store, as the control for its type. */
function ReturnQuestionField({ question, name, error }: ReturnQuestionFieldProps) {
  const t = useTranslate()
  const { label, required } = question
  const look = { label, name, error, required }
  switch (question.__typename) {
    case 'ReturnAttributeTextarea':
      return <ui.TextArea {...look} maxLength={MAX_LENGTHS.ReturnAttributeTextarea} />
    case 'ReturnAttributeTextfield':
      return <ui.TextField {...look} maxLength={MAX_LENGTHS.ReturnAttributeTextfield} />
    case 'ReturnAttributeBoolean':
      return (
        <ui.SelectField {...look} defaultValue="">
          <option value="">{t('returns.create.choice')}</option>
          <option value="1">{t('returns.yes')}</option>
          <option value="0">{t('returns.no')}</option>
        </ui.SelectField>
      )
    case 'ReturnAttributeSelect':
      return (
        <ui.SelectField {...look} defaultValue="">
          <option value="">{t('returns.create.choice')}</option>
          {question.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </ui.SelectField>
      )
  }
}

/** Name of the boxes that choose lines. */
const LINES = 'lines'

/** Name of a line's control; the server reports errors by the same names. */
function lineField(id: string, what: string): string {
  return `items.${id}.${what}`
}

/** Checks a request before it is sent: errors by the name of the control. */
function checkReturn(
  order: ReturnableOrderFragment,
  wanted: readonly ReturnableItemFragment[],
  values: ui.FormValues,
  t: texts.Translate,
): ui.Faults {
  if (wanted.length === 0) return { [LINES]: t('returns.create.choose') }
  const faults: Record<string, string> = {}
  const ask = (questions: readonly ReturnQuestionFragment[], fieldOf: (code: string) => string) => {
    for (const { code, required } of questions) {
      if (required && !values[fieldOf(code)]) faults[fieldOf(code)] = t('returns.create.answer')
    }
  }
  for (const { id, qtyReturnable: count, returnAttributes } of wanted) {
    const field = lineField(id, 'quantity')
    const quantity = rules.typedNumber(values[field] ?? '')
    if (quantity === null || !Number.isInteger(quantity) || quantity < 1 || quantity > count) {
      faults[field] = t('returns.create.quantity.wrong', { count })
    }
    ask(returnAttributes, (code) => lineField(id, code))
  }
  ask(order.returnAttributes, (code) => code)
  return faults
}

function returnInput(
  order: ReturnableOrderFragment,
  wanted: readonly ReturnableItemFragment[],
  values: ui.FormValues,
): CreateReturnMerchandizeAuthorizationRequestInput {
  const answers = (questions: readonly ReturnQuestionFragment[], fieldOf: (code: string) => string) =>
    questions.flatMap(({ code }) => {
      const value = values[fieldOf(code)]
      return value ? { code, value } : []
    })
  return {
    order_id: order.order_id,
    attributes: answers(order.returnAttributes, (code) => code),
    items: wanted.map(({ id, returnAttributes }) => ({
      id,
      quantity: rules.typedNumber(values[lineField(id, 'quantity')] ?? '') ?? 0,
      attributes: answers(returnAttributes, (code) => lineField(id, code)),
    })),
    comment: values.comment || null,
  }
}
