import type { LoadContext, LoadResult } from '../../lazy-screen.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { MainCategories } from './MainCategories.tsx'
import { NotFoundSearch } from './NotFoundSearch.tsx'
import styles from './NotFoundScreen.module.css'
import { RichText } from './RichText.tsx'
import { prefetchCmsPage, useCmsPage } from './use-cms-page.ts'

const IDENTIFIER = 'no-route'

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await prefetchCmsPage(queryClient, IDENTIFIER)
  return { status: 404 }
}

/** Nothing is there: the first page of identifier `no-route` (spec §2 «Not-found screen»), and ways on. */
export default function NotFoundScreen() {
  const t = useTranslate()
  const { data: page, isPending } = useCmsPage(IDENTIFIER)
  return (
    <Container className={styles.screen}>
      <PageHead title={page?.meta_title || page?.title || t('content.notFound')} robots="noindex" />
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 className={styles.heading}>{page?.content_heading || page?.title || t('content.notFound')}</h1>
      {page && <RichText content={page.contentWysiwyg} className={styles.text} />}
      {!page && !isPending && <p>{t('content.notFoundHint')}</p>}
      <NotFoundSearch />
      <MainCategories />
    </Container>
  )
}
