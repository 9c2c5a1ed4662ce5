import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Navigation } from '../../shell/navigation.generated.ts'
import { ButtonLink } from '../../ui/Link.tsx'
import styles from './MainCategories.module.css'

/** Links to the first level of the menu, for pages without content. */
export function MainCategories() {
  const t = useTranslate()
  const { data } = useOperation(Navigation, {})
  if (!data || data.navigation.length === 0) return null
  return (
    <nav aria-label={t('shell.search.group.category')}>
      <ul className={styles.categories}>
        {data.navigation.map(({ id, name, path }) => (
          <li key={id}>
            <ButtonLink href={path} variant="secondary">
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
