import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import type { NavigationQuery } from '../navigation.generated.ts'
import styles from './MenuItem.module.css'

type Category = NavigationQuery['navigation'][number]

/** The pointer may cross other items on its way to a panel: it has to rest, and may leave for a moment. In ms. */
const OPEN_DELAY = 90
const CLOSE_DELAY = 220

type MenuItemProps = {
  category: Category
  isOpen: boolean
  onToggle: (open: boolean) => void
}

/**
 * A category of the first level: a link, and a button that shows what lies below (WAI-ARIA APG «Disclosure navigation with
 * top-level links»). A mouse opens the panel by resting on it; Escape closes it and returns to the button.
 */
export function MenuItem({ category, isOpen, onToggle }: MenuItemProps) {
  const t = useTranslate()
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const { name, path, children } = category
  if (children.length === 0) {
    return (
      <li className={styles.item}>
        <Link href={path} variant="plain" className={styles.link}>
          {name}
        </Link>
      </li>
    )
  }

  const schedule = (open: boolean) => (event: PointerEvent) => {
    clearTimeout(timer.current)
    if (event.pointerType !== 'mouse' || !hasPanels()) return
    timer.current = setTimeout(() => onToggle(open), open ? OPEN_DELAY : CLOSE_DELAY)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    onToggle(false)
    button.current?.focus()
  }
  const closeOnLeave = (event: FocusEvent) => {
    if (hasPanels() && !event.currentTarget.contains(event.relatedTarget)) onToggle(false)
  }
  return (
    <li
      className={styles.item}
      onPointerEnter={schedule(true)}
      onPointerLeave={schedule(false)}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <Link href={path} variant="plain" className={styles.link}>
        {name}
      </Link>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={t('shell.menu.below', { name })}
        onClick={() => {
          clearTimeout(timer.current)
          onToggle(!isOpen)
        }}
      >
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <div id={panelId} className={styles.panel} data-open={isOpen || undefined}>
        <div className={styles.inner}>
          <Link href={path} variant="plain" className={styles.all}>
            {t('shell.menu.all', { name })}
            <Icon name="arrow-right" className={styles.arrow} />
          </Link>
          <ul className={styles.groups}>
            {children.map((group) => (
              <li key={group.id} className={styles.group}>
                <Link href={group.path} variant="plain" className={styles.groupLink}>
                  {group.name}
                </Link>
                {group.children.length > 0 && (
                  <ul className={styles.leaves}>
                    {group.children.map((leaf) => (
                      <li key={leaf.id}>
                        <Link href={leaf.path} variant="plain" className={styles.leaf}>
                          {leaf.name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  )
}

/** Whether the menu is the bar with panels, not the phone's drawer. */
function hasPanels(): boolean {
  return matchMedia('(min-width: 64rem)').matches
}
