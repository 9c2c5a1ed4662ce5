import { type ReactNode, useId } from 'react'
import styles from './RadioCards.module.css'
import { classNames } from './class-names.ts'
import { FieldError } from './Field.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type RadioCard = {
  value: string
  label: ReactNode
  /** Shown below the label, and read with it. */
  hint?: ReactNode
  /** Shown at the end of the first line, such as a price. */
  aside?: ReactNode
  /** Part of the card but not of its label, such as a disclosure. */
  extra?: ReactNode
  /** Shown below the card while it is chosen: further fields of the choice. */
  chosen?: ReactNode
}

type RadioCardsProps = {
  legend: ReactNode
  /** The legend is for screen readers only: a heading says the same. */
  legendHidden?: boolean
  name: string
  cards: readonly RadioCard[]
  value: string | null
  onChange: (value: string) => void
  error?: ReactNode
  className?: string
}

/** Choices with details: native radio buttons in a fieldset, each a card that can be pressed anywhere. */
export function RadioCards(props: RadioCardsProps) {
  const { legend, legendHidden = false, name, cards, value, onChange, error, className } = props
  const id = useId()
  return (
    <fieldset className={classNames(styles.group, className)} aria-describedby={error ? `${id}-error` : undefined}>
      {legendHidden ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={styles.legend}>{legend}</legend>
      )}
      {/* Before the cards: the first of them takes the focus, and the last may be a screen below. */}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {cards.map((card, index) => {
        const isChosen = card.value === value
        const labelId = `${id}-${index}-label`
        const hintId = `${id}-${index}-hint`
        return (
          <div key={card.value} className={classNames(styles.card, isChosen && styles.isChosen)}>
            <label className={styles.label}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                value={card.value}
                checked={isChosen}
                onChange={() => onChange(card.value)}
                aria-labelledby={labelId}
                aria-describedby={card.hint ? hintId : undefined}
                data-fault={error && index === 0 ? true : undefined}
              />
              <span id={labelId} className={styles.text}>
                <span className={styles.title}>{card.label}</span>
                {card.aside && <span className={styles.aside}>{card.aside}</span>}
              </span>
              {card.hint && (
                <span id={hintId} className={styles.hint}>
                  {card.hint}
                </span>
              )}
            </label>
            {card.extra && <div className={styles.extra}>{card.extra}</div>}
            {isChosen && card.chosen && <div className={styles.chosen}>{card.chosen}</div>}
          </div>
        )
      })}
    </fieldset>
  )
}
