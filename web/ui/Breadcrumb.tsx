import { useTranslate } from '../i18n/messages-context.ts'
import styles from './Breadcrumb.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'

type BreadcrumbProps = {
  /** From the top level down to the current page, which needs no path; the home link is added. */
  items: readonly { name: string; path?: string }[]
}

/** Links to the home page and the parents of the page. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const t = useTranslate()
  const parents = [{ name: t('ui.home'), path: '/' }, ...items.slice(0, -1)]
  const current = items.at(-1)
  return (
    <nav aria-label={t('ui.breadcrumb')} className={styles.breadcrumb}>
      <ol className={styles.list}>
        {parents.map(({ name, path }) => (
          <li key={path ?? name} className={styles.item}>
            {path ? (
              <Link variant="plain" className={styles.link} href={path}>
                {name}
              </Link>
            ) : (
              <span>{name}</span>
            )}
            <Icon name="chevron-right" className={styles.separator} />
          </li>
        ))}
        {current && (
          <li className={classNames(styles.item, styles.current)} aria-current="page" title={current.name}>
            {current.name}
          </li>
        )}
      </ol>
    </nav>
  )
}

type Crumb = { name: string; path: string }

/** Returns the breadcrumb from the top level down to the page itself, which the store may omit. */
export function breadcrumbTrail({ name, path, breadcrumb }: Crumb & { breadcrumb: readonly Crumb[] }): Crumb[] {
  return [...breadcrumb.filter((crumb) => crumb.path !== path), { name, path }]
}
