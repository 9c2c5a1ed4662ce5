import type { LoadContext, LoadResult } from '../../lazy-screen.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { fetchOperation } from '../../api/use-operation.ts'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { CmsPageQuery } from './cms-pages.generated.ts'
import { RichText } from './RichText.tsx'
import { useCmsPage } from './use-cms-page.ts'

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await fetchOperation(queryClient, CmsPageQuery, { identifiers: ['home'] })
  return {}
}

/** `/`: the content page with identifier `home` (spec §2 «Content blocks»). */
export default function HomeScreen() {
  const t = useTranslate()
  const { data: page } = useCmsPage('home')
  if (!page) return null
  return (
    <Container>
      <PageHead
        title={page.meta_title ?? t('content.home')}
        description={page.meta_description ?? undefined}
        canonicalPath="/"
      />
      <h1>{page.content_heading || page.title}</h1>
      <RichText content={page.contentWysiwyg} />
    </Container>
  )
}
