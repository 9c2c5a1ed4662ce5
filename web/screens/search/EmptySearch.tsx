import { useTranslate } from '../../i18n/messages-context.ts'
import { Link } from '../../ui/Link.tsx'
import css from './EmptySearch.module.css'
import { SearchHelp } from './SearchHelp.tsx'
import { searchPath } from './search-path.ts'

type EmptySearchProps = { query: string; suggestions: readonly string[] }

/** Nothing was found: other words the store knows, and how to ask better. */
export function EmptySearch({ query, suggestions }: EmptySearchProps) {
  const t = useTranslate()
  return (
    <>
      <p className={css.message}>{t('search.nothing', { query })}</p>
      {suggestions.length > 0 && (
        <div className={css.suggestions}>
          <p className={css.label}>{t('search.suggestions')}</p>
          <ul className={css.list}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Link href={searchPath(suggestion)}>{suggestion}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <SearchHelp />
    </>
  )
}
