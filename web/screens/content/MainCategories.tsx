import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Navigation } from '../../shell/navigation.generated.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Image } from '../../ui/Image.tsx'
import { ButtonLink, Link } from '../../ui/Link.tsx'
import styles from './MainCategories.module.css'

type MainCategoriesProps = {
  /** Only the categories that others lie below. */
  departmentsOnly?: boolean
}

/** Links to the first level of the menu: departments with their pictures, then the others. A shop of one department shows what lies below it. */
export function MainCategories({ departmentsOnly = false }: MainCategoriesProps) {
  const t = useTranslate()
  const { data } = useOperation(Navigation, {})
  const menu = data?.navigation ?? []
  const [only] = menu
  if (!only) return null
  const departments = menu.filter(({ children }) => children.length > 0)
  const tiles = departments.length > 1 && departments.some(({ imageUrl }) => imageUrl) ? departments : []
  const others =
    menu.length === 1 && only.children.length > 0 ? only.children : menu.filter((one) => !tiles.includes(one))
  return (
    <nav aria-label={t('shell.departments')} className={styles.categories}>
      {tiles.length > 0 && (
        <ul className={styles.tiles}>
          {tiles.map(({ id, name, path, imageUrl }) => (
            <li key={id}>
              <Link href={path} variant="plain" className={styles.tile}>
                {imageUrl ? (
                  <Image
                    path={imageUrl}
                    alt=""
                    preset="contentThird"
                    sizes="(min-width: 60rem) 30rem, 20rem"
                    className={styles.picture}
                    priority
                  />
                ) : (
                  <span className={styles.picture}>
                    <Icon name="leaf" className={styles.sign} />
                  </span>
                )}
                <span className={styles.name}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (tiles.length === 0 || !departmentsOnly) && (
        <ul className={styles.others}>
          {others.map(({ id, name, path }) => (
            <li key={id}>
              <ButtonLink href={path} variant="secondary">
                {name}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
