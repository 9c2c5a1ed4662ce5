import { useFormat } from '../../../site/use-format.ts'
import type { CustomOption } from './custom-option-price.ts'
import { CustomChoice } from './CustomChoice.tsx'
import { CustomText } from './CustomText.tsx'
import { extraLabel } from './extra-label.ts'
import css from './OptionFields.module.css'
import type { OptionFormProps } from './option-form-props.ts'

/** What a shopper types or chooses in addition, with what each costs. */
export default function CustomOptions({ product, choice, onChange, errorOf }: OptionFormProps) {
  const format = useFormat()
  return product.custom_options.map((option: CustomOption) => {
    const { option_id: id, values } = option
    const field = `custom-${id}` as const
    const props = {
      option,
      entered: choice.customOptions[id] ?? [],
      error: errorOf(field),
      onChange: (entered: readonly string[]) => onChange({ customOptions: { ...choice.customOptions, [id]: entered } }),
    }
    return (
      <div key={id} data-field={field} className={css.field}>
        {values.length > 0 ? (
          <CustomChoice {...props} />
        ) : (
          <CustomText {...props} extra={extraLabel(option.extraCost, format)} />
        )}
      </div>
    )
  })
}
