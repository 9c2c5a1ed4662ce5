import { memo, type ReactNode, useDeferredValue, useId, useState } from 'react'
import { defaultPageLength, type ListParameters, listQueryString } from '../../../schema/product-list-parameters.ts'
import type { RichTextNode } from '../../../schema/rich-text.ts'
import { useAfterPaint } from '../../hydration.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useShop } from '../../site/shop-context.ts'
import { Breadcrumb, breadcrumbTrail } from '../../ui/Breadcrumb.tsx'
import { classNames } from '../../ui/class-names.ts'
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

/** Characters that a description may have before it is cut off: about four lines. */
const LONG_TEXT = 420

type CategoryScreenProps = {
  category: CategoryPageFragment
  /** The list's state as the address holds it. */
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
      {/* The same in every state of the list, which comes first. */}
      <Introduction category={useDeferredValue(category)} listParameters={useDeferredValue(listParameters)} />
      {showsProducts && (
        <ProductList path={path} layer={layer} parameters={listParameters} isRefreshing={isRefreshing} />
      )}
    </Container>
  )
}

/** What stands above the list. */
const Introduction = memo(({ category, listParameters }: CategoryHeadProps) => {
  const { name, children, landing } = category
  const isPainted = useAfterPaint()
  return (
    <>
      <CategoryHead category={category} listParameters={listParameters} />
      {isPainted && <CategoryData category={category} />}
      <Breadcrumb items={breadcrumbTrail(category)} />
      <CategoryHeader category={category} />
      <SubCategories categories={children} label={name} />
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
      {imageUrl && (
        <Image
          path={imageUrl}
          alt=""
          preset="categoryImage"
          sizes="(min-width: 84rem) 1264px, 100vw"
          className={styles.banner}
          priority
        />
      )}
      <h1 className={styles.title}>{name}</h1>
      {description && (
        <Clamped isLong={textLength(description.childNodes) > LONG_TEXT}>
          <RichText content={description} className={styles.description} />
        </Clamped>
      )}
    </header>
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

/** Shows the first lines of a long text and the rest on demand; all of it without scripts. */
function Clamped({ isLong, children }: { isLong: boolean; children: ReactNode }) {
  const t = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (!isLong) return children
  return (
    <div className={styles.text}>
      {/* A focused link in the hidden part must be visible. */}
      <div id={id} className={classNames(!isOpen && styles.clamped)} onFocus={() => setOpen(true)}>
        {children}
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
