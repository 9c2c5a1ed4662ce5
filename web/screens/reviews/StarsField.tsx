import { useId, useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/Field.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './StarsField.module.css'

const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8L10 1.6Z'

type StarsFieldProps = { label: string; name: string; error?: string | null }

/** One to five stars: native radio buttons that look like stars, so that arrow keys and screen readers know them. */
export function StarsField({ label, name, error }: StarsFieldProps) {
  const t = useTranslate()
  const id = useId()
  const [chosen, setChosen] = useState(0)
  return (
    <fieldset className={css.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={css.legend}>
        {label}
        <span aria-hidden="true" className={css.required}>
          {' *'}
        </span>
        <VisuallyHidden> ({t('ui.required')})</VisuallyHidden>
      </legend>
      <div className={css.stars}>
        {[1, 2, 3, 4, 5].map((count) => (
          <label key={count} className={css.star}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              value={count}
              required
              data-fault={error && count === 1 ? true : undefined}
              onChange={() => setChosen(count)}
            />
            <svg
              viewBox="0 0 20 20"
              width="28"
              height="28"
              className={classNames(css.shape, count <= chosen && css.full)}
              aria-hidden="true"
            >
              <path d={STAR} />
            </svg>
            <VisuallyHidden>{t('review.stars', { count })}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
