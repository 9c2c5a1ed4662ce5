import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './DataTable.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type Column<Name extends string> = {
  name: Name
  label: string
  /** The label is for screen readers only: the column's content is clear without it. */
  labelHidden?: boolean
  align?: 'start' | 'end'
  /** The cells are sentences: on phones they are below their label, across the card. */
  isText?: boolean
}

type DataTableProps<Name extends string> = {
  caption: string
  columns: readonly Column<Name>[]
  /** Cells by the names of their columns. */
  rows: readonly { key: string; cells: Readonly<Record<Name, ReactNode>> }[]
  /** The rows belong to an earlier request. */
  isOld?: boolean
}

/** A table that becomes a list of cards on phones, where each value has its label. */
export function DataTable<Name extends string>({ caption, columns, rows, isOld = false }: DataTableProps<Name>) {
  return (
    <table className={styles.table} aria-busy={isOld || undefined}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr>
          {columns.map(({ name, label, labelHidden, align }) => (
            <th key={name} scope="col" className={classNames(align === 'end' && styles.end)}>
              {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key} className={styles.row}>
            {columns.map(({ name, label, labelHidden, align, isText }) => (
              <td key={name} className={classNames(styles.cell, align === 'end' && styles.end, isText && styles.text)}>
                {!labelHidden && (
                  <span className={styles.label} aria-hidden="true">
                    {label}
                  </span>
                )}
                <div className={styles.value}>{cells[name]}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
