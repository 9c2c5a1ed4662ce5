import { useMemo } from 'react'
import { HomeBelowGoods, HomeExtra } from 'virtual:extensions/slots'
import type { RichTextElement, RichTextNode } from '../../../schema/rich-text.ts'
import { fetchOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult } from '../../screen.ts'
import { useShop } from '../../site/shop-context.ts'
import { useSite } from '../../site/site.ts'
import { Container } from '../../ui/Container.tsx'
import { Image } from '../../ui/Image.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { BuyAgainPlace } from '../orders/BuyAgainPlace.tsx'
import { CmsPageQuery } from './cms-pages.generated.ts'
import { HomeData } from './HomeData.tsx'
import stylesHero from './HomeHero.module.css'
import styles from './HomeScreen.module.css'
import { MainCategories } from './MainCategories.tsx'
import { isElement } from './rich-text-scope.ts'
import type { RichTextFragment } from './rich-text.generated.ts'
import { RichText } from './RichText.tsx'
import { useCmsPage } from './use-cms-page.ts'

/** Elements that may become the text of the hero. */
const WORDS: ReadonlySet<string> = new Set(['h2', 'h3', 'p', 'ul'])

/** Magento's default titles of a home page, which say nothing to shoppers. */
const NO_HEADLINE = /^(home( ?page)?|(page d['’])?accueil)$/i

const IDENTIFIER = 'home'

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await fetchOperation(queryClient, CmsPageQuery, { identifiers: [IDENTIFIER] })
  return {}
}

/** `/`: the content page with identifier `home`, whose first picture becomes the hero. */
export default function HomeScreen() {
  const { data: page, error } = useCmsPage(IDENTIFIER)
  if (page === undefined) {
    if (error) throw error
    return <HomeSkeleton />
  }
  return <Home page={page} />
}

type Page = NonNullable<ReturnType<typeof useCmsPage>['data']>

function Home({ page }: { page: Page | null }) {
  const shop = useShop()
  const layout = useSite().layouts?.home
  const content = page?.contentWysiwyg
  // Memoised: parts that hydrate later must not get new props before.
  const { hero, words, links, goods, rest } = useMemo(() => {
    const nodes = content?.childNodes ?? []
    const hero = splitHero(nodes)
    const { links, goods, rest } = splitGoods(hero?.rest ?? nodes)
    const part = (childNodes: RichTextNode[]) => ({ childNodes, data: content?.data ?? [] })
    return { hero, words: part(hero?.words ?? []), links: part(links), goods: part(goods), rest: part(rest) }
  }, [content])
  const headline = readHeadline(page?.content_heading)
  const hasOwn = !headline && hasHeading(hero ? words.childNodes : [...goods.childNodes, ...rest.childNodes])
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
      {layout === 'catalogue' && (
        <Container className={styles.first}>
          <MainCategories />
        </Container>
      )}
      {hero && <HomeHero heading={headline ?? shop.name} hidesHeading={hasOwn} picture={hero.picture} words={words} />}
      <Container className={styles.home}>
        <BuyAgainPlace />
        {!hero &&
          (hasOwn ? (
            <VisuallyHidden as="h1">{shop.name}</VisuallyHidden>
          ) : (
            <h1 className={styles.heading}>{headline ?? shop.name}</h1>
          ))}
        {layout !== 'catalogue' && <MainCategories departmentsOnly={content !== undefined} />}
        {links.childNodes.length > 0 && <RichText content={links} className={styles.links} />}
        {goods.childNodes.length > 0 && <RichText content={goods} isPage className={styles.content} />}
        {HomeBelowGoods && <HomeBelowGoods />}
        {rest.childNodes.length > 0 && <RichText content={rest} isPage className={styles.content} />}
        {HomeExtra && <HomeExtra />}
      </Container>
    </>
  )
}

function HomeSkeleton() {
  const t = useTranslate()
  const layout = useSite().layouts?.home
  return (
    <>
      <VisuallyHidden>
        <output>{t('ui.loading')}</output>
      </VisuallyHidden>
      <div className={stylesHero.hero} data-layout={layout} aria-hidden="true">
        <div className={stylesHero.picture} />
        <div className={stylesHero.place}>
          <div className={stylesHero.words}>
            <Skeleton shape="title" />
            <Skeleton lines={4} />
          </div>
        </div>
      </div>
      <Container className={styles.home}>
        <Skeleton shape="banner" />
      </Container>
    </>
  )
}

type HomeHeroProps = {
  heading: string
  /** The text contains a headline. */
  hidesHeading: boolean
  picture: Readonly<Record<string, string>>
  words: RichTextFragment
}

/** The hero: a wide picture with a card of text that overlaps it. */
function HomeHero({ heading, hidesHeading, picture: { src, alt = '', 'src-narrow': narrow }, words }: HomeHeroProps) {
  const layout = useSite().layouts?.home
  return (
    <div className={stylesHero.hero} data-layout={layout}>
      <Image
        path={src}
        narrowPath={narrow}
        alt={alt}
        preset="homepageSlider"
        sizes="(max-width: 47.99rem) 21rem, 100vw"
        priority
        className={stylesHero.picture}
      />
      <div className={stylesHero.place}>
        <div className={stylesHero.words}>
          {hidesHeading ? (
            <VisuallyHidden as="h1">{heading}</VisuallyHidden>
          ) : (
            <h1 className={stylesHero.heading}>{heading}</h1>
          )}
          <RichText content={words} className={stylesHero.text} />
        </div>
      </div>
    </div>
  )
}

/** The hero of a home page: a picture with the text that follows it. */
type Hero = {
  /** Attributes of the picture. */
  picture: Readonly<Record<string, string>>
  words: RichTextNode[]
  /** The rest of the page. */
  rest: RichTextNode[]
}

/**
 * Takes the picture that a page starts with, and the text up to the next picture, columns or products, as its hero.
 * Null when the page does not start with a picture.
 */
export function splitHero(nodes: readonly RichTextNode[]): Hero | null {
  const [first, ...others] = nodes
  const picture = isElement(first) && ['figure', 'img', 'p'].includes(first.tag) ? pictureOf(first) : null
  if (!picture) return null
  const end = others.findIndex((node) => !(isElement(node) && WORDS.has(node.tag)))
  const count = end === -1 ? others.length : end
  return { picture, words: others.slice(0, count), rest: others.slice(count) }
}

/** The lines of buttons that a text starts with, what follows up to its first products, and the rest. */
export function splitGoods(nodes: RichTextNode[]): Record<'links' | 'goods' | 'rest', RichTextNode[]> {
  const start = nodes.findIndex((node) => !isElement(node) || node.attributes?.class !== 'buttons')
  const first = nodes.findIndex(hasWidget)
  const [from, to] = [start === -1 ? nodes.length : start, first + 1]
  return {
    links: nodes.slice(0, from),
    goods: nodes.slice(from, Math.max(from, to)),
    rest: nodes.slice(Math.max(from, to)),
  }
}

function hasWidget(node: RichTextNode): boolean {
  if (typeof node === 'string') return false
  return 'dataId' in node || (node.children ?? []).some(hasWidget)
}

/** The editor's headline of the page, or null. */
function readHeadline(text: string | null | undefined): string | null {
  const headline = text?.trim() ?? ''
  return headline === '' || NO_HEADLINE.test(headline) ? null : headline
}

/** Whether a text starts with a heading. */
function hasHeading(nodes: readonly RichTextNode[]): boolean {
  const first = nodes.find((node) => typeof node !== 'string' || node.trim())
  if (!isElement(first)) return false
  return /^h[1-6]$/.test(first.tag) || hasHeading(first.tag === 'slider' ? [] : (first.children ?? []))
}

/** Attributes of the only picture in an element, apart from its link and caption. */
function pictureOf(element: RichTextElement): Readonly<Record<string, string>> | null {
  if (element.tag === 'img') return element.attributes?.src ? element.attributes : null
  const [only] = element.children ?? []
  return isElement(only) ? pictureOf(only) : null
}
