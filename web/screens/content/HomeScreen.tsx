import { fetchOperation } from '../../api/use-operation.ts'
import { deferredPart } from '../../deferred-part.tsx'
import type { LoadContext, LoadResult } from '../../lazy-screen.tsx'
import { useShop } from '../../site/shop-context.ts'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { CmsPageQuery } from './cms-pages.generated.ts'
import { HomeHero } from './HomeHero.tsx'
import styles from './HomeScreen.module.css'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { ReviewsWidget } from './later-parts.ts'
import { splitHero } from './home-hero.ts'
import { MainCategories } from './MainCategories.tsx'
import { RichText } from './RichText.tsx'
import { useCmsPage } from './use-cms-page.ts'

const IDENTIFIER = 'home'

/** What search engines read. */
const HomeData = deferredPart('web/screens/content/HomeData.tsx', () => import('./HomeData.tsx'))

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await Promise.all([fetchOperation(queryClient, CmsPageQuery, { identifiers: [IDENTIFIER] }), HomeData.preload()])
  return { deferred: [HomeData] }
}

/** `/`: the content page with identifier `home` (spec §2 «Content blocks»), which opens with a picture from edge to edge. */
export default function HomeScreen() {
  const shop = useShop()
  const { data: page, error } = useCmsPage(IDENTIFIER)
  if (page === undefined) {
    if (error) throw error
    return <HomeSkeleton />
  }
  const heading = page?.content_heading || page?.title || shop.name
  const content = page?.contentWysiwyg
  const hero = content && splitHero(content.childNodes)
  return (
    <>
      <PageHead
        title={page?.meta_title || shop.defaultTitle}
        titleIsWhole
        description={page?.meta_description || shop.defaultDescription}
        canonicalPath="/"
      />
      <HomeData picture={hero?.picture.src} />
      {page?.meta_keywords && <meta name="keywords" content={page.meta_keywords} />}
      {hero && <HomeHero heading={heading} picture={hero.picture} words={{ ...content, childNodes: hero.words }} />}
      <Container className={styles.home}>
        {!hero && <h1 className={styles.heading}>{heading}</h1>}
        {content ? (
          <RichText content={hero ? { ...content, childNodes: hero.rest } : content} className={styles.content} />
        ) : (
          <MainCategories />
        )}
        <ReviewsWidget />
      </Container>
    </>
  )
}
