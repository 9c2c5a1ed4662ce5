import type { LoadContext, LoadResult } from '../../lazy-screen.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { RichText } from './RichText.tsx'
import { prefetchCmsPage, useCmsPage } from './use-cms-page.ts'

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await prefetchCmsPage(queryClient, 'no-route')
  return { status: 404 }
}

/** Nothing is there: the page `no-route` of the store's editors, and ways on (spec §2 «Not-found screen»). */
export default function NotFoundScreen() {
  const t = useTranslate()
  const { data: page } = useCmsPage('no-route')
  return (
    <Container>
      <PageHead title={page?.meta_title ?? t('content.notFound')} robots="noindex" />
      <h1>{page?.content_heading || page?.title || t('content.notFound')}</h1>
      {page && <RichText content={page.contentWysiwyg} />}
    </Container>
  )
}
