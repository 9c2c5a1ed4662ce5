import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './SubCategories.module.css'

type Chip = { name: string; path: string }

type SubCategoriesProps = {
  categories: readonly Chip[]
  /** Pages that the text above links to, for phones, where only its first line shows. */
  guides?: readonly Chip[]
  label: string
}

/** Links to sub-categories or sibling categories: a row of chips that scrolls sideways on a phone. */
export function SubCategories({ categories, guides = [], label }: SubCategoriesProps) {
  if (categories.length + guides.length === 0) return null
  return (
    <nav aria-label={label} className={classNames(styles.nav, categories.length === 0 && styles.guide)}>
      <ul className={styles.list}>
        {[...categories, ...guides].map((chip) => (
          <li key={chip.path} className={classNames(guides.includes(chip) && styles.guide)}>
            <Link href={chip.path} variant="plain" className={styles.chip}>
              {chip.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
