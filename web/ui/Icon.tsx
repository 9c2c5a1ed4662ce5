import { type IconName, ICONS } from '../site/icons.tsx'
import { classNames } from './class-names.ts'
import styles from './Icon.module.css'

type IconProps = {
  name: IconName
  className?: string
}

/** Decorates a text beside it; never the only name of a control. Throws on a name that the site does not list (spec §8). */
export function Icon({ name, className }: IconProps) {
  if (!Object.hasOwn(ICONS, name)) throw new Error(`The icon «${name}» is not in the site's list.`)
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" className={classNames(styles.icon, className)} aria-hidden="true">
      {ICONS[name]}
    </svg>
  )
}
