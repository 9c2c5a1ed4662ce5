import { useCallback, useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useAddress } from '../../use-address.ts'
import BreadcrumbData from '../catalog/BreadcrumbData.tsx'
import { JsonLd } from '../catalog/JsonLd.tsx'
import { RichText } from '../content/RichText.tsx'
import { faqPage } from './faq-data.ts'
import { type FaqContent, loadFaq, useFaq } from './faq-content.ts'
import { FaqQuestion } from './FaqQuestion.tsx'
import styles from './FaqScreen.module.css'
import { FaqSearch } from './FaqSearch.tsx'
import { MAX_QUERY, searchThemes } from './search-questions.ts'
import { useLinkedQuestion } from './use-linked-question.ts'

export { loadFaq as load }

/** With so few left, each shows its answer at once. */
const FEW = 3

/** `/faq/`: questions by theme, from the store's content blocks; any of them can be linked to. */
export default function FaqScreen() {
  const t = useTranslate()
  const content = useFaq()
  const page = content?.page
  const title = page?.content_heading || page?.title || t('faq.title')
  return (
    <Container className={styles.screen}>
      <PageHead
        title={page?.meta_title || page?.title || t('faq.title')}
        description={page?.meta_description || t('faq.description')}
        canonicalPath="/faq/"
      />
      <BreadcrumbData items={[{ name: t('faq.title'), path: '/faq/' }]} />
      <Breadcrumb items={[{ name: t('faq.title') }]} />
      <h1>{title}</h1>
      {content ? <Questions content={content} /> : <Loading />}
    </Container>
  )
}

function Questions({ content: { themes, contact, page } }: { content: FaqContent }) {
  const t = useTranslate()
  const { search } = useAddress()
  const [query, setQuery] = useState(() => (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_QUERY))
  useLinkedQuestion(useCallback(() => setQuery(''), []))
  const found = searchThemes(themes, query)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  const wanted = query.trim()

  if (themes.length === 0) {
    return (
      <>
        {page ? <RichText content={page.contentWysiwyg} /> : <Alert kind="info">{t('faq.empty')}</Alert>}
        {/* A page of the store's holds the block itself, if it wants it. */}
        {!page && <WhoToAsk contact={contact} />}
      </>
    )
  }
  return (
    <>
      <JsonLd data={faqPage(themes)} />
      <FaqSearch
        query={query}
        onChange={setQuery}
        status={
          wanted
            ? t(count ? 'faq.search.found' : 'faq.search.none', { count, query: wanted })
            : t('faq.search.all', { count })
        }
      />
      {wanted !== '' && (
        <Button variant="quiet" size="small" onClick={() => setQuery('')}>
          {t('faq.search.clear')}
        </Button>
      )}
      {wanted === '' && (
        <nav aria-label={t('faq.themes')}>
          <ul className={styles.themes}>
            {themes.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.list}>
        {found.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className={styles.theme}>
              {title}
            </h2>
            {questions.map((question) => (
              <FaqQuestion key={question.id} question={question} isOpen={wanted !== '' && count <= FEW} />
            ))}
          </section>
        ))}
      </div>
      <WhoToAsk contact={contact} />
    </>
  )
}

/** The block `faq-contact` (spec §2), and the form. */
function WhoToAsk({ contact }: Pick<FaqContent, 'contact'>) {
  const t = useTranslate()
  return (
    <aside className={styles.contact}>
      {contact && <RichText content={contact.contentWysiwyg} />}
      <ButtonLink href="/contact" variant="secondary">
        {t('faq.write')}
      </ButtonLink>
    </aside>
  )
}

function Loading() {
  const t = useTranslate()
  return (
    <div role="status">
      <VisuallyHidden>{t('faq.loading')}</VisuallyHidden>
      <Skeleton shape="control" />
      <Skeleton lines={12} />
    </div>
  )
}
