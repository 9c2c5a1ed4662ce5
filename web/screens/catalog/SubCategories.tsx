import { useTranslate } from '../../i18n/messages-context.ts'
import { Link } from '../../ui/Link.tsx'
import type { CategoryPageFragment } from './category-page.generated.ts'
import styles from './SubCategories.module.css'

type SubCategoriesProps = {
  categories: readonly Pick<CategoryPageFragment['children'][number], 'id' | 'name' | 'path'>[]
  /** Name of the category above, or another name of the group. */
  label: string
}

/** Links to sub-categories: one row of chips that scrolls sideways on a phone. */
export function SubCategories({ categories, label }: SubCategoriesProps) {
  const t = useTranslate()
  if (categories.length === 0) return null
  return (
    <nav aria-label={t('catalog.subCategories', { name: label })} className={styles.nav}>
      <ul className={styles.list}>
        {categories.map(({ id, name, path }) => (
          <li key={id}>
            <Link href={path} variant="plain" className={styles.chip}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
