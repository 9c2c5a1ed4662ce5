import { useTranslate } from '../../../i18n/messages-context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import css from './Reassurance.module.css'

const POINTS = [
  { icon: 'truck', message: 'catalog.reassurance.delivery' },
  { icon: 'return', message: 'catalog.reassurance.returns' },
  { icon: 'shield', message: 'catalog.reassurance.payment' },
] as const

/** Answers the questions that stand between a shopper and the button. */
export function Reassurance() {
  const t = useTranslate()
  return (
    <ul className={css.list}>
      {POINTS.map(({ icon, message }) => (
        <li key={icon} className={css.point}>
          <Icon name={icon} className={css.icon} />
          {t(message)}
        </li>
      ))}
    </ul>
  )
}
