import type { MessageValues } from '../../../../schema/texts/format-message.ts'
import type { MessageId } from '../../../i18n/messages.ts'
import type { ProductPageFragment } from '../product-page.generated.ts'
import { hasChoice } from './bundle-choice.ts'
import { chosenConfiguration } from './configuration.ts'
import { type CustomOption, enteredValues } from './shown-price.ts'
import type { ProductChoice } from './product-choice.ts'

/** What is missing or wrong, by control. */
export type ChoiceError = { field: FieldKey; message: MessageId; values?: MessageValues }

/** Names the control of an option, unique on the page. */
export type FieldKey = `option-${string}` | `custom-${string}` | `bundle-${string}` | 'grouped' | 'links'

/** All that prevents adding to the cart, in the order of the form. */
export function choiceErrors(product: ProductPageFragment, choice: ProductChoice): ChoiceError[] {
  return [
    ...optionErrors(product, choice),
    ...bundleErrors(product, choice),
    ...groupedErrors(product, choice),
    ...linkErrors(product, choice),
    ...product.custom_options.flatMap((option) => customOptionErrors(option, choice)),
  ]
}

function optionErrors(product: ProductPageFragment, { options }: ProductChoice): ChoiceError[] {
  const missing = product.options.filter(({ id }) => options[id] === undefined)
  if (missing.length > 0) {
    return missing.map(({ id, label }) => missingChoice(`option-${id}`, label))
  }
  const [first] = product.options
  const configuration = chosenConfiguration(product, options)
  if (!first || configuration?.product.stock.isInStock) return []
  return [{ field: `option-${first.id}`, message: configuration ? 'catalog.variantSoldOut' : 'catalog.variantUnknown' }]
}

function bundleErrors({ bundleOptions }: ProductPageFragment, { bundle }: ProductChoice): ChoiceError[] {
  return bundleOptions
    .filter((option) => option.required && !hasChoice(option, bundle))
    .map(({ id, label }) => missingChoice(`bundle-${id}`, label))
}

function groupedErrors({ type }: ProductPageFragment, { grouped }: ProductChoice): ChoiceError[] {
  if (type !== 'GROUPED' || Object.values(grouped).some((quantity) => quantity > 0)) return []
  return [{ field: 'grouped', message: 'catalog.chooseQuantity' }]
}

function linkErrors(product: ProductPageFragment, { links }: ProductChoice): ChoiceError[] {
  if (product.type !== 'DOWNLOADABLE' || !product.downloadLinksRequired || links.length > 0) return []
  return [{ field: 'links', message: 'catalog.chooseLink' }]
}

function customOptionErrors(option: CustomOption, { customOptions }: ProductChoice): ChoiceError[] {
  const { option_id: id, title: label, max_characters: max, is_required: isRequired, values } = option
  const field: FieldKey = `custom-${id}`
  const entered = enteredValues(option, customOptions)
  if (entered.length === 0) {
    if (!isRequired) return []
    return [
      values.length > 0 ? missingChoice(field, label) : { field, message: 'catalog.fillOption', values: { label } },
    ]
  }
  const length = values.length === 0 ? characterCount(entered[0] ?? '') : 0
  return max && length > max ? [{ field, message: 'catalog.textTooLong', values: { max, length } }] : []
}

function missingChoice(field: FieldKey, label: string): ChoiceError {
  return { field, message: 'catalog.chooseOption', values: { label } }
}

/** Characters as the store counts them: code points, not UTF-16 units. */
export function characterCount(text: string): number {
  return [...text.trim()].length
}
