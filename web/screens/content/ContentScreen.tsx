import { lazy } from '../../lazy.tsx'
import type { LoadResult } from '../../screen.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import styles from './ContentScreen.module.css'
import type { ContentPageFragment } from './content-page.generated.ts'
import { RichText } from './RichText.tsx'

/** What search engines read. */
const BreadcrumbData = lazy(() => import('../catalog/BreadcrumbData.tsx'), { hydratesLater: 'after interaction' })

/** Below terms and legal notices. */
const Notices = lazy(async () => ({ default: (await import('../../ui/Notices.tsx')).Notices }), {
  hydratesLater: 'after interaction',
})

export async function load(): Promise<LoadResult> {
  await Promise.all([BreadcrumbData.preload(), Notices.preload()])
  return {}
}

/** A content page: breadcrumb, headline, rich text. */
export default function ContentScreen({ page }: { page: ContentPageFragment }) {
  const crumb = { name: page.title, path: page.path }
  return (
    <Container className={styles.screen}>
      <PageHead title={page.meta_title || page.title} description={page.meta_description} canonicalPath={page.path} />
      <BreadcrumbData items={[crumb]} />
      {page.meta_keywords && <meta name="keywords" content={page.meta_keywords} />}
      <Breadcrumb items={[crumb]} />
      <article>
        <h1 className={styles.heading}>{page.content_heading || page.title}</h1>
        <RichText content={page.contentWysiwyg} isPage className={styles.body} />
        {page.notices.length > 0 && <Notices notices={page.notices} />}
      </article>
    </Container>
  )
}
