import type { ProductPageFragment } from '../product-page.generated.ts'
import type { FieldKey } from './choice-errors.ts'
import type { ProductChoice } from './product-choice.ts'

/** What every part of the product form gets. */
export type OptionFormProps = {
  product: ProductPageFragment
  choice: ProductChoice
  onChange: (change: Partial<ProductChoice>) => void
  /** What is wrong at a control, in the shop's language. */
  errorOf: (field: FieldKey) => string | undefined
}
