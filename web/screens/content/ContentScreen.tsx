import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { Notices } from '../../ui/Notices.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { BreadcrumbData } from '../catalog/BreadcrumbData.tsx'
import styles from './ContentScreen.module.css'
import type { ContentPageFragment } from './content-page.generated.ts'
import { RichText } from './RichText.tsx'

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
