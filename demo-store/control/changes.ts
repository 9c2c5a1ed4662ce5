import type { Queryable } from '../database/rows.ts'

const columnOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Updates the named columns (camel case) of one row; keys without a value are left alone. */
export const updateRow = async (
  db: Queryable,
  table: 'product' | 'category' | 'cms_page' | 'cms_block',
  id: number,
  change: Record<string, unknown>,
): Promise<void> => {
  const columns = Object.entries(change).filter(([, value]) => value !== undefined)
  if (!columns.length) return
  const assignments = columns.map(([key], index) => `${columnOf(key)} = $${index + 2}`).join(', ')
  await db.query(`update ${table} set ${assignments} where id = $1`, [id, ...columns.map(([, value]) => value)])
}
