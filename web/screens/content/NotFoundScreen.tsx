import type { SubmitEvent } from 'react'
import { NotFound } from 'virtual:extensions/slots'
import { useLocation, useRouter } from 'wouter'
import { typedLine } from '../../../schema/typed-text.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult } from '../../screen.ts'
import { Button } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { TextField } from '../../ui/Field.tsx'
import { searchPath } from '../../site/paths.ts'
import { MainCategories } from './MainCategories.tsx'
import styles from './NotFoundScreen.module.css'
import { RichText } from './RichText.tsx'
import { prefetchCmsPage, useCmsPage } from './use-cms-page.ts'

const IDENTIFIER = 'no-route'

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await prefetchCmsPage(queryClient, IDENTIFIER)
  // Not 410: the store has no record of what was deleted, and it may be back tomorrow.
  return { status: 404 }
}

/** The page is not found: shows the content page `no-route`, a search form, categories, and what extensions add. */
export default function NotFoundScreen() {
  const t = useTranslate()
  const { data: page, isPending } = useCmsPage(IDENTIFIER)
  return (
    <Container>
      <div className={styles.screen}>
        <PageHead title={page?.meta_title || page?.title || t('content.notFound')} robots="noindex" />
        <p className={styles.code} aria-hidden="true">
          404
        </p>
        <h1 className={styles.heading}>{page?.content_heading || page?.title || t('content.notFound')}</h1>
        {page && page.contentWysiwyg.childNodes.length > 0 ? (
          <RichText content={page.contentWysiwyg} className={styles.text} />
        ) : (
          !isPending && <p>{t('content.notFoundHint')}</p>
        )}
        <NotFoundSearch />
        <MainCategories />
      </div>
      {NotFound && <NotFound />}
    </Container>
  )
}

/** A search form; without JavaScript it submits like the header's. */
function NotFoundSearch() {
  const t = useTranslate()
  const { base } = useRouter()
  const [, navigate] = useLocation()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = typedLine(String(new FormData(event.currentTarget).get('q')))
    if (query) navigate(searchPath(query))
  }
  return (
    <search aria-label={t('shell.search.label')} className={styles.search}>
      <form className={styles.form} action={`${base}/search`} method="get" onSubmit={submit}>
        <TextField
          label={t('shell.search.label')}
          labelHidden
          type="search"
          name="q"
          placeholder={t('content.searchHint')}
        />
        <Button type="submit">
          <Icon name="search" />
          {t('shell.search.submit')}
        </Button>
      </form>
    </search>
  )
}
