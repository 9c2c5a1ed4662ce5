import type { CustomOption, ExtraCost } from '../catalog/types.ts'
import type { OptionRow, OptionValueRow } from './product-tables.ts'

/** A custom option from its row and the rows of its values. */
export const customOption = (row: OptionRow, values: OptionValueRow[]): CustomOption => {
  const base = { id: row.id, title: row.title, required: row.required, sortOrder: row.sort_order }
  const extra: ExtraCost = row.extra ?? { type: 'FIXED', cents: 0 }
  switch (row.kind) {
    case 'field':
    case 'area':
      return { ...base, kind: row.kind, maxCharacters: row.max_characters ?? 0, extra }
    case 'date':
      return { ...base, kind: row.kind, extra }
    default:
      return {
        ...base,
        kind: row.kind,
        values: values.map((value) => ({
          id: value.id,
          title: value.title,
          sortOrder: value.sort_order,
          extra: value.extra,
        })),
      }
  }
}
