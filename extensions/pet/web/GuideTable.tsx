import { useId } from 'react'
import { fieldsOf, type SlotProps, useFormat } from 'musette/web'
import type { FeedOnPageFragment } from './pet.generated.ts'
import styles from './GuideTable.module.css'

/** Focusable, so that the keyboard can scroll it. */
const SCROLLED = { tabIndex: 0 }

/** The table of a feed, as published by its maker. A wide table scrolls inside of its box. Its texts are in the product's data. */
export function GuideTable({ product }: SlotProps['ProductSection']) {
  const id = useId()
  const { number } = useFormat()
  const { feedingGuide } = fieldsOf<FeedOnPageFragment>(product)
  if (!feedingGuide) return null
  const { words, columns, rows } = feedingGuide
  return (
    <div className={styles.section}>
      <h2 id={id}>{words.title}</h2>
      <section aria-labelledby={id} className={styles.area} {...SCROLLED}>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{words.weight}</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col" className={styles.figure}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, grams }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {grams.map((cell, place) => (
                  <td key={place} className={styles.figure}>
                    {cell.length > 0 ? `${cell.map(number).join('–')}\u00a0g` : '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.note}>{words.note}</p>
    </div>
  )
}
