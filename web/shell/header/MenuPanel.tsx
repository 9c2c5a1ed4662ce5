import { useTranslate } from '../../i18n/messages-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './MenuItem.module.css'
import type { MenuCategory } from './MenuItem.tsx'

type MenuPanelProps = { id: string; category: MenuCategory; isOpen: boolean; onFollow: () => void }

/** The two levels below a category. Always in the page: the menu works without JavaScript. */
export function MenuPanel({ id, category: { name, path, children }, isOpen, onFollow }: MenuPanelProps) {
  const t = useTranslate()
  return (
    <div id={id} className={styles.panel} data-open={isOpen || undefined}>
      <div className={styles.inner}>
        <Link href={path} variant="plain" className={styles.all} preload={false} onClick={onFollow}>
          {t('shell.menu.all', { name })}
          <Icon name="arrow-right" className={styles.arrow} />
        </Link>
        <ul className={styles.groups}>
          {children.map((group) => (
            <li key={group.id} className={styles.group}>
              <Link href={group.path} variant="plain" className={styles.groupLink} onClick={onFollow}>
                {group.name}
              </Link>
              {group.children.length > 0 && (
                <ul className={styles.leaves}>
                  {group.children.map((leaf) => (
                    <li key={leaf.id}>
                      <Link href={leaf.path} variant="plain" className={styles.leaf} onClick={onFollow}>
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
  )
}
