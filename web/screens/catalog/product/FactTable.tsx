import { useId } from 'react'
import css from './FactTable.module.css'

export type FactRow = { label: string; value: string }

type FactTableProps = { title: string; rows: readonly FactRow[]; className?: string }

/** Facts about a product, one a row. Line breaks of the store's texts are kept. */
export function FactTable({ title, rows, className }: FactTableProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id}>{title}</h2>
      <table className={css.table} aria-labelledby={id}>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row" className={css.label}>
                {label}
              </th>
              <td className={css.value}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
