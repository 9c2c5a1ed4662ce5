import type { ReactNode } from 'react'
import type { IconName } from '../../schema/icon-names.ts'
import { useSite } from '../site/site.ts'
import { classNames } from './class-names.ts'
import styles from './Icon.module.css'

/** All icons, as strokes on a 24 × 24 grid. */
const ICONS = {
  alert: <path d="M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.6v.1" />,
  'arrow-right': <path d="M5 12h14m-6-6 6 6-6 6" />,
  bag: <path d="M5 9h14l1.2 10.2a1.6 1.6 0 0 1-1.6 1.8H5.4a1.6 1.6 0 0 1-1.6-1.8L5 9Zm3.5 3V7a3.5 3.5 0 0 1 7 0v5" />,
  check: <path d="m4.5 12.5 5 5 10-11" />,
  'check-circle': <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-8.8 2.8 2.8L16 9.5" />,
  'chevron-down': <path d="m6 9 6 6 6-6" />,
  'chevron-left': <path d="m15 6-6 6 6 6" />,
  'chevron-right': <path d="m9 6 6 6-6 6" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  error: <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-3-12 6 6m0-6-6 6" />,
  external: <path d="M14 4h6v6m0-6-9 9M10 5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-4" />,
  filter: <path d="M4 7h10m4 0h2M4 17h2m4 0h10M14 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM6 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z" />,
  info: <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5m0-8.6v.1" />,
  leaf: <path d="M5 19c0-9 5-14 15-14 0 10-4.5 14-10 14-2 0-3.5-1-4-2.5M5 20c1.5-5 4.5-8 9-10" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  minus: <path d="M5 12h14" />,
  phone: (
    <path d="M8.5 4H5.2C4.5 4 4 4.6 4 5.2 4.5 13 11 19.5 18.8 20c.6 0 1.2-.5 1.2-1.2v-3.3l-4.5-1.7-2 2.2a12 12 0 0 1-5.5-5.5l2.2-2L8.5 4Z" />
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  return: <path d="M4 9h11a5 5 0 0 1 0 10H9M4 9l4-4M4 9l4 4" />,
  search: <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20.5 20.5" />,
  shield: <path d="M12 3.5 5 6v5.5c0 4.5 3 7.6 7 9 4-1.4 7-4.5 7-9V6l-7-2.5Zm-3 8.3 2.2 2.2 3.8-4" />,
  trash: <path d="M4.5 7h15M9.5 7V4.5h5V7m2.8 0-.8 13h-9L6.7 7M10 11v5.5m4-5.5v5.5" />,
  user: <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5a7.5 7.5 0 0 1 15 0" />,
  truck: (
    <path d="M3 6h11v10.5H3V6Zm11 4h4l3 3.5v3h-7V10ZM5 17.5a2 2 0 1 0 4 0 2 2 0 0 0-4 0Zm10 0a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z" />
  ),
} as const satisfies Record<IconName, ReactNode>

type IconProps = {
  name: IconName
  className?: string
}

/** A decorative icon, in the site's own drawing if there is one; a control also needs a text. Throws for an unknown name. */
export function Icon({ name, className }: IconProps) {
  const own = useSite().icons?.[name]
  if (!Object.hasOwn(ICONS, name)) throw new Error(`The icon «${name}» is not in the site's list.`)
  const look = { width: 24, height: 24, className: classNames(styles.icon, className), 'aria-hidden': true } as const
  if (own) return <svg {...look} viewBox={own.viewBox} dangerouslySetInnerHTML={{ __html: own.shapes }} />
  return (
    <svg {...look} viewBox="0 0 24 24">
      {ICONS[name]}
    </svg>
  )
}
