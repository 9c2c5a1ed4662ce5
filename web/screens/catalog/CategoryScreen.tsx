import { memo, useDeferredValue, useId, useState } from 'react'
import { defaultPageLength, type ListParameters, listQueryString } from '../../../schema/product-list-parameters.ts'
import type { RichTextNode } from '../../../schema/rich-text.ts'
import { pageLinks } from '../../../schema/rich-text-links.ts'
import { useAfterPaint } from '../../hydration.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useShop } from '../../site/shop-context.ts'
import { Breadcrumb, breadcrumbTrail } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { Image } from '../../ui/Image.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { usePath } from '../../use-address.ts'
import { RichText } from '../content/RichText.tsx'
import type { CategoryPageFragment } from './category-page.generated.ts'
import { CategoryData } from './CategoryData.tsx'
import styles from './CategoryScreen.module.css'
import { ProductList } from './list/ProductList.tsx'
import { isPlainList } from './list/list-changes.ts'
import { SubCategories } from './SubCategories.tsx'

/** Characters that a description may have before it is cut off: about a line of a phone, and four of a wide screen. */
const SHORT_TEXT = 40
const LONG_TEXT = 420

type CategoryScreenProps = {
  category: CategoryPageFragment
  /** The list's state from the address. */
  listParameters: ListParameters
  /** Another page of the list is loading: the old one stays, dimmed. */
  isRefreshing?: boolean
}

/** The page of a category: banner, description, sub-categories, products. */
export default function CategoryScreen({ category, listParameters, isRefreshing }: CategoryScreenProps) {
  const { layer, showsProducts } = category
  const path = usePath()
  return (
    <Container>
      {/* Deferred, because it is the same in every state of the list, which renders first. */}
      <Introduction category={useDeferredValue(category)} listParameters={useDeferredValue(listParameters)} />
      {showsProducts && (
        <ProductList path={path} layer={layer} parameters={listParameters} isRefreshing={isRefreshing} />
      )}
    </Container>
  )
}

/** The part of the page above the list. */
const Introduction = memo(({ category, listParameters }: CategoryHeadProps) => {
  const { name, children, description, landing } = category
  const t = useTranslate()
  const isPainted = useAfterPaint()
  return (
    <>
      <CategoryHead category={category} listParameters={listParameters} />
      {isPainted && <CategoryData category={category} />}
      <Breadcrumb items={breadcrumbTrail(category)} />
      <CategoryHeader category={category} />
      <SubCategories
        categories={children}
        guides={description ? pageLinks(description.childNodes) : []}
        label={t('catalog.subCategories', { name })}
      />
      {landing && <RichText content={landing} isPage className={styles.landing} />}
    </>
  )
})

type CategoryHeadProps = Pick<CategoryScreenProps, 'category' | 'listParameters'>

/** Search engines index each page of the list; filtered and sorted lists have the unfiltered one as canonical address. */
function CategoryHead({ category: { name, path, seo }, listParameters }: CategoryHeadProps) {
  const currentPath = usePath()
  const { pageSizes } = useShop()
  const isPlain = isPlainList(listParameters)
  const identity = {
    page: isPlain ? listParameters.page : 1,
    pageLength: defaultPageLength(pageSizes),
    filters: new Map(),
  }
  return (
    <PageHead
      title={seo.title ?? name}
      description={seo.description}
      canonicalPath={(path || currentPath) + listQueryString(identity, pageSizes)}
      robots={isPlain ? undefined : 'noindex, follow'}
    />
  )
}

function CategoryHeader({ category }: { category: CategoryPageFragment }) {
  const { name, imageUrl, description } = category
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{name}</h1>
        {description && <Description content={description} />}
      </div>
      {/* Hidden on a phone, where products come first; a hidden picture does not load. */}
      {imageUrl && <Image path={imageUrl} alt="" preset="categoryImage" sizes="40rem" className={styles.banner} />}
    </header>
  )
}

/** One line on a phone, four on a wide screen, and the rest on demand; all of it without scripts. */
function Description({ content }: { content: NonNullable<CategoryPageFragment['description']> }) {
  const t = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const length = textLength(content.childNodes)
  if (length <= SHORT_TEXT) return <RichText content={content} className={styles.description} />
  return (
    <div className={styles.text} data-open={isOpen || undefined} data-long={length > LONG_TEXT || undefined}>
      {/* A focused link in the hidden part must be visible. */}
      <div id={id} className={styles.clamped} onFocus={() => setOpen(true)}>
        <RichText content={content} className={styles.description} />
      </div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'catalog.readLess' : 'catalog.readMore')}
      </button>
    </div>
  )
}

/** Characters of text in a rich text's tree. */
function textLength(nodes: readonly RichTextNode[]): number {
  return nodes.reduce((sum, node) => sum + lengthOf(node), 0)
}

function lengthOf(node: RichTextNode): number {
  if (typeof node === 'string') return node.length
  return 'dataId' in node ? 0 : textLength(node.children ?? [])
}
