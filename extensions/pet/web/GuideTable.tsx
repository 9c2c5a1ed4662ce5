import { fieldsOf, type SlotProps, ui, useFormat } from 'musette/web'
import type { FeedOnPageFragment } from './pet.generated.ts'
import styles from './GuideTable.module.css'

/** Focusable, so that the keyboard can scroll it. */
const SCROLLED = { tabIndex: 0 }

/** The table of a feed, as published by its maker, folded like the other details. A wide table scrolls inside of its box. Its texts are in the product's data. */
export function GuideTable({ product }: SlotProps['ProductSection']) {
  const { number } = useFormat()
  const { feedingGuide } = fieldsOf<FeedOnPageFragment>(product)
  if (!feedingGuide) return null
  const { words, columns, rows } = feedingGuide
  return (
    <ui.Disclosure title={words.title}>
      <div role="group" aria-label={words.title} className={styles.area} {...SCROLLED}>
        <table className={styles.table} aria-label={words.title}>
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
      </div>
      <p className={styles.note}>{words.note}</p>
    </ui.Disclosure>
  )
}
