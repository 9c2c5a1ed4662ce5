import { type Ref, useCallback, useEffect, useRef, useState } from 'react'
import { fetchOperation, useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult } from '../../screen.ts'
import { useShop } from '../../site/shop-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/Link.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/Field.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useAddress } from '../../use-address.ts'
import { BreadcrumbData, JsonLd } from '../catalog/BreadcrumbData.tsx'
import { CmsPageQuery, type CmsPageQueryQuery } from '../content/cms-pages.generated.ts'
import { RichText } from '../content/RichText.tsx'
import { FAQ_CONTACT_BLOCK, FAQ_PAGE } from '../../site/blocks.ts'
import { faqPage, faqVariables, MAX_QUERY, type Question, readThemes, searchThemes, type Theme } from './questions.ts'
import styles from './FaqScreen.module.css'

export { loadFaq as load }

/** With at most so many results, answers show at once. */
const FEW = 3

/** `/faq/`: questions by theme, from content blocks of the store, each with its own fragment. */
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
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    setQuery('')
    field.current?.focus()
  }
  const found = searchThemes(themes, query)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  const wanted = query.trim()

  if (themes.length === 0) {
    return (
      <div className={styles.empty}>
        {page ? <RichText content={page.contentWysiwyg} /> : <Alert kind="info">{t('faq.empty')}</Alert>}
        {/* A content page may contain the contact block itself. */}
        {!page && <WhoToAsk contact={contact} />}
      </div>
    )
  }
  return (
    <>
      <JsonLd data={import.meta.env.SSR && faqPage(themes)} />
      <FaqSearch
        field={field}
        query={query}
        onChange={setQuery}
        status={
          wanted
            ? t(count ? 'faq.search.found' : 'faq.search.none', { count, query: wanted })
            : t('faq.search.all', { count })
        }
      />
      {wanted !== '' && (
        <Button variant="quiet" size="small" onClick={clear}>
          {t('shell.search.clear')}
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
      <div className={styles.columns}>
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
      </div>
    </>
  )
}

/** The block `faq-contact`, and a link to the contact form. */
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

/** A native `<details>`; `isOpen` opens it once. */
function FaqQuestion({ question, isOpen }: { question: Question; isOpen: boolean }) {
  const t = useTranslate()
  const { id, title, answer } = question
  return (
    <details className={styles.question} open={isOpen || undefined}>
      <summary id={id} className={styles.title}>
        {title}
      </summary>
      <div className={styles.answer}>
        <RichText content={answer} below={3} />
        <a href={`#${id}`} className={styles.permalink}>
          {t('faq.permalink')}
        </a>
      </div>
    </details>
  )
}

type Entry = CmsPageQueryQuery['cmsPageList'][number]

type FaqContent = { themes: Theme[]; contact: Entry | undefined; page: Entry | undefined }

async function loadFaq({ queryClient }: LoadContext): Promise<LoadResult> {
  await fetchOperation(queryClient, CmsPageQuery, faqVariables)
  return {}
}

/** Undefined while it loads; throws errors for the section's error screen. */
function useFaq(): FaqContent | undefined {
  const { data, error } = useOperation(CmsPageQuery, faqVariables)
  if (error && !data) throw error
  return data && contentOf(data.cmsPageList)
}

function contentOf(entries: readonly Entry[]): FaqContent {
  const entryOf = (name: string) => entries.find(({ identifier }) => identifier === name)
  return { themes: readThemes(entries), contact: entryOf(FAQ_CONTACT_BLOCK), page: entryOf(FAQ_PAGE) }
}

/**
 * Opens the question in the fragment, on arrival and on changes; the shell or the browser scrolls to it. `onHidden` is called when
 * a search hides it; once the question shows again, it is opened and focused.
 */
function useLinkedQuestion(onHidden: () => void): void {
  const isAwaited = useRef(false)
  useEffect(() => {
    openLinked()
  }, [])
  useEffect(() => {
    const follow = () => {
      if (openLinked() || location.hash.length < 2) return
      isAwaited.current = true
      onHidden()
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [onHidden])
  // After the render that shows it.
  useEffect(() => {
    if (!isAwaited.current) return
    const summary = openLinked()
    if (!summary) return
    isAwaited.current = false
    summary.scrollIntoView()
    summary.focus({ preventScroll: true })
  })
}

/** Focuses the summary of an opened question. */
function openLinked(): HTMLElement | null {
  const summary = document.getElementById(location.hash.slice(1))
  const question = summary?.closest('details')
  if (!question) return null
  question.open = true
  return summary
}

type FaqSearchProps = { field: Ref<HTMLInputElement>; query: string; onChange: (query: string) => void; status: string }

/** Searches while typing; without scripts it is a GET form. */
function FaqSearch({ field, query, onChange, status }: FaqSearchProps) {
  const t = useTranslate()
  const { baseUrl } = useShop()
  return (
    <form
      role="search"
      action={`${baseUrl}/faq`}
      className={styles.search}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        ref={field}
        label={t('faq.search')}
        type="search"
        name="q"
        value={query}
        onChange={(event) => onChange(event.currentTarget.value)}
        placeholder={t('faq.search.placeholder')}
        maxLength={MAX_QUERY}
        autoComplete="off"
        className={styles.searchField}
      />
      <noscript>
        <Button type="submit">{t('faq.search.submit')}</Button>
      </noscript>
      <p role="status" className={styles.count}>
        {status}
      </p>
    </form>
  )
}
