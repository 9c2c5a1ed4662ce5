import type { CustomOption, ExtraCost } from '../catalog/types.ts'
import type { OptionRow, OptionValueRow } from './product-tables.ts'

/** A custom option from its row and the rows of its values. */
export const customOption = (row: OptionRow, values: OptionValueRow[]): CustomOption => {
  const base = { id: row.id, title: row.title, required: row.required, sortOrder: row.sort_order }
  const extra: ExtraCost = row.extra ?? { type: 'FIXED', cents: 0 }
  const entered = { ...(row.sku === null ? {} : { sku: row.sku }), extra }
  switch (row.kind) {
    case 'field':
    case 'area':
      return { ...base, kind: row.kind, maxCharacters: row.max_characters ?? 0, ...entered }
    case 'date':
    case 'date_time':
    case 'time':
      return { ...base, kind: row.kind, ...entered }
    case 'file':
      return {
        ...base,
        kind: row.kind,
        extensions: row.file?.extensions ?? '',
        imageWidth: row.file?.imageWidth ?? 0,
        imageHeight: row.file?.imageHeight ?? 0,
        ...entered,
      }
    default:
      return {
        ...base,
        kind: row.kind,
        values: values.map((value) => ({
          id: value.id,
          title: value.title,
          sortOrder: value.sort_order,
          ...(value.sku === null ? {} : { sku: value.sku }),
          extra: value.extra,
        })),
      }
  }
}
