import { useTranslate } from '../../i18n/messages-context.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import styles from './ContentPage.module.css'
import type { ContentPageFragment } from './content-page.generated.ts'
import { RichText } from './RichText.tsx'

/** A page of the store's editors: breadcrumb, headline, rich text (spec §2 «Content page screen»). */
export default function ContentPage({ page }: { page: ContentPageFragment }) {
  const t = useTranslate()
  return (
    <Container>
      <PageHead
        title={page.meta_title ?? page.title}
        description={page.meta_description ?? undefined}
        canonicalPath={page.path}
      />
      <Breadcrumb
        items={[
          { name: t('content.home'), path: '/' },
          { name: page.title, path: page.path },
        ]}
      />
      <article className={styles.page}>
        <h1>{page.content_heading || page.title}</h1>
        <RichText content={page.contentWysiwyg} className={styles.body} />
      </article>
    </Container>
  )
}
