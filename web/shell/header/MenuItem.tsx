import { useId } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import type { NavigationQuery } from '../navigation.generated.ts'
import styles from './MenuItem.module.css'
import { MenuPanel } from './MenuPanel.tsx'
import { usePanelEvents } from './use-panel-events.ts'

export type MenuCategory = NavigationQuery['navigation'][number]

type MenuItemProps = {
  category: MenuCategory
  isOpen: boolean
  /** Stable: opens or closes the panel of a category. */
  onToggle: (id: string, open: boolean) => void
  /** A link of the item was followed. */
  onFollow: () => void
}

/**
 * A category of the first level: a link, and a button that shows what lies below
 * (WAI-ARIA APG «Disclosure navigation with top-level links»).
 */
export function MenuItem({ category, isOpen, onToggle, onFollow }: MenuItemProps) {
  const t = useTranslate()
  const panelId = useId()
  const { id, name, path, children } = category
  const { item, cancel } = usePanelEvents(id, isOpen, onToggle)
  const hasPanel = children.length > 0
  // The mouse that follows a link still rests on it: the panel it was about to open must not cover the new page.
  const follow = () => {
    cancel()
    onFollow()
  }
  return (
    <li ref={hasPanel ? item : undefined} className={styles.item}>
      <Link href={path} variant="plain" className={styles.link} onClick={follow}>
        {name}
      </Link>
      {hasPanel && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-label={t('shell.menu.below', { name })}
          onClick={() => {
            cancel()
            onToggle(id, !isOpen)
          }}
        >
          <Icon name="chevron-down" className={styles.chevron} />
        </button>
      )}
      {hasPanel && <MenuPanel id={panelId} category={category} isOpen={isOpen} onFollow={follow} />}
    </li>
  )
}
