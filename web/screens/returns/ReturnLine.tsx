import { useTranslate } from '../../i18n/messages-context.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { Faults } from '../../ui/use-form.ts'
import { LineOptions } from '../cart/LineOptions.tsx'
import { lineField } from './return-input.ts'
import { ReturnQuestionField } from './ReturnQuestionField.tsx'
import type { ReturnableItemFragment } from './returns.generated.ts'
import styles from './Returns.module.css'

type ReturnLineProps = {
  line: ReturnableItemFragment
  isChosen: boolean
  onChoose: (isOn: boolean) => void
  faults: Faults
}

/** A line of the order; its questions show once it is ticked. */
export function ReturnLine({ line, isChosen, onChoose, faults }: ReturnLineProps) {
  const t = useTranslate()
  const { id, name, sku, options, qtyReturnable, returnAttributes } = line
  const quantity = lineField(id, 'quantity')
  return (
    <div className={styles.line} role="group" aria-label={name}>
      <Checkbox
        label={name}
        hint={t('orders.sku', { sku })}
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <LineOptions options={options} />
      {isChosen && (
        <div className={styles.questions}>
          <TextField
            label={t('returns.create.quantity', { count: qtyReturnable })}
            name={quantity}
            type="number"
            inputMode="numeric"
            min={1}
            max={qtyReturnable}
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
