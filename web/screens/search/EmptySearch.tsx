import { SearchEmpty } from 'virtual:extensions/slots'
import { phoneLink } from '../../../schema/phone-link.ts'
import { simplerWords } from '../../../schema/simpler-words.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { searchPath } from '../../site/paths.ts'
import { useShop } from '../../site/shop-context.ts'
import { Link } from '../../ui/Link.tsx'
import { CmsPageQuery } from '../content/cms-pages.generated.ts'
import { MainCategories } from '../content/MainCategories.tsx'
import { faqVariables, readThemes, searchThemes } from '../faq/questions.ts'
import styles from './EmptySearch.module.css'

const TIPS = ['search.help.spelling', 'search.help.general', 'search.help.animal'] as const

/** Questions of the FAQ that an empty result shows. */
const MAX_QUESTIONS = 5

export type EmptySearchProps = { query: string; suggestions: readonly string[] }

/** Shown without results or without a query: suggestions of the store, answers of the FAQ, and other ways to products. */
export default function EmptySearch({ query, suggestions }: EmptySearchProps) {
  const t = useTranslate()
  const { data } = useOperation(CmsPageQuery, faqVariables, { enabled: query !== '' })
  const questions = searchThemes(readThemes(data?.cmsPageList ?? []), simplerWords(query)).flatMap(
    (theme) => theme.questions,
  )
  return (
    <>
      {query && <p className={styles.message}>{t('search.nothing', { query })}</p>}
      {suggestions.length > 0 && (
        <div className={styles.suggestions}>
          <p className={styles.label}>{t('search.suggestions')}</p>
          <ul className={styles.list}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Link href={searchPath(suggestion)}>{suggestion}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {questions.length > 0 && (
        <section className={styles.questions}>
          <h2 className={styles.title}>{t('search.questions')}</h2>
          <ul className={styles.answers}>
            {questions.slice(0, MAX_QUESTIONS).map(({ id, title }) => (
              <li key={id}>
                <Link href={`/faq/#${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SearchHelp />
      {SearchEmpty && <SearchEmpty />}
    </>
  )
}

/** The departments, advice for searching, and the phone number. */
function SearchHelp() {
  const t = useTranslate()
  const { phone } = useShop()
  return (
    <section className={styles.help}>
      <h2 className={styles.title}>{t('search.help')}</h2>
      <MainCategories />
      <ul className={styles.tips}>
        {TIPS.map((tip) => (
          <li key={tip}>{t(tip)}</li>
        ))}
      </ul>
      {phone && (
        <a className={styles.phone} href={phoneLink(phone)}>
          {t('search.help.phone', { phone: phone.replaceAll(' ', '\u00a0') })}
        </a>
      )}
    </section>
  )
}
