import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { operationQuery } from '../../../web/api/use-operation.ts'
import { useHydrated } from '../../../web/hydration.tsx'
import { useTranslate } from '../../../web/i18n/messages-context.ts'
import type { LoadResult } from '../../../web/screen.ts'
import { listedPrice } from '../../../web/screens/catalog/product-facts.ts'
import { CardAction } from '../../../web/screens/catalog/ProductCard.tsx'
import { StockLabel } from '../../../web/screens/catalog/StockLabel.tsx'
import { Alert } from '../../../web/ui/Alert.tsx'
import { useAnnounce } from '../../../web/ui/Announcer.tsx'
import { Breadcrumb } from '../../../web/ui/Breadcrumb.tsx'
import { Button } from '../../../web/ui/Button.tsx'
import { Checkbox } from '../../../web/ui/Checkbox.tsx'
import { Container } from '../../../web/ui/Container.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { Image } from '../../../web/ui/Image.tsx'
import { Link } from '../../../web/ui/Link.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { PriceBlock } from '../../../web/ui/Price.tsx'
import { Rating } from '../../../web/ui/Rating.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../web/ui/VisuallyHidden.tsx'
import { choose, chosen, useChosen } from './chosen.ts'
import { type ComparedProductFragment, ComparedProducts } from './compare.generated.ts'
import styles from './Compare.module.css'

export async function load(): Promise<LoadResult> {
  return {}
}

/** `/comparer`: the chosen products side by side. The server knows nothing of them. */
export default function CompareScreen() {
  const t = useTranslate()
  const isHydrated = useHydrated()
  return (
    <Container>
      <PageHead title={t('compare.title')} description={t('compare.lead')} canonicalPath="/comparer" robots="noindex" />
      <Breadcrumb items={[{ name: t('compare.title') }]} />
      <h1 tabIndex={-1} id="comparer">
        {t('compare.title')}
      </h1>
      <p className={styles.lead}>{t('compare.lead')}</p>
      {isHydrated ? <Comparison /> : <Loading />}
    </Container>
  )
}

function Loading() {
  const t = useTranslate()
  return (
    <div className={styles.loading}>
      <noscript>
        <p>{t('compare.needsScript')}</p>
      </noscript>
      <VisuallyHidden>
        <output>{t('ui.loading')}</output>
      </VisuallyHidden>
      <Skeleton shape="control" lines={6} />
    </div>
  )
}

function Comparison() {
  const t = useTranslate()
  const announce = useAnnounce()
  const skus = useChosen()
  const { data, isError, isFetching, refetch } = useQuery({
    ...operationQuery(ComparedProducts, { skus: [...skus] }),
    enabled: skus.length > 0,
    // Without the column that was taken out, the others stay.
    placeholderData: keepPreviousData,
  })
  const remove = ({ sku, name }: ComparedProductFragment) => {
    choose(chosen().filter((one) => one !== sku))
    announce(t('compare.removed', { name }))
    document.getElementById('comparer')?.focus()
  }
  const found = new Map((data?.productsBySku ?? []).flatMap((product) => (product ? [[product.sku, product]] : [])))
  const products = skus.flatMap((sku) => found.get(sku) ?? [])
  if (skus.length === 0 || (data && !isFetching && products.length === 0))
    return (
      <>
        <p>{t('compare.none')}</p>
        <p>
          <Link href="/" variant="primary">
            {t('compare.home')}
          </Link>
        </p>
      </>
    )
  if (isError)
    return (
      <Alert kind="error">
        {t('compare.failed')}{' '}
        <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
          {t('compare.retry')}
        </Button>
      </Alert>
    )
  if (products.length === 0) return <Loading />
  return <CompareTable products={products} onRemove={remove} />
}

type CompareTableProps = {
  products: readonly ComparedProductFragment[]
  onRemove: (product: ComparedProductFragment) => void
}

function CompareTable({ products, onRemove }: CompareTableProps) {
  const t = useTranslate()
  const id = useId()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const facts = useFacts(products)
  const shown = onlyDifferences ? facts.filter(({ values }) => new Set(values).size > 1) : facts
  return (
    <>
      {products.length > 1 && (
        <Checkbox
          className={styles.choice}
          label={t('compare.differences')}
          checked={onlyDifferences}
          onChange={(event) => setOnlyDifferences(event.target.checked)}
        />
      )}
      {/* Keyboards scroll by the links of the columns. */}
      <section aria-label={t('compare.table')} className={styles.area}>
        <table className={styles.table} aria-labelledby={id}>
          <caption id={id}>
            <VisuallyHidden>{t('compare.caption')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.label}>
                <VisuallyHidden>{t('compare.feature')}</VisuallyHidden>
              </th>
              {products.map((product) => (
                <th key={product.sku} scope="col" className={styles.product}>
                  <Image path={product.imageUrl} alt="" preset="productItemLarge" sizes="14rem" />
                  <Link href={product.path}>{product.name}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row label={t('compare.price')} products={products}>
              {(product) => <PriceBlock {...listedPrice(product)} />}
            </Row>
            <Row label={t('compare.stock')} products={products}>
              {({ stock, stockLabel }) => <StockLabel stock={stock} label={stockLabel} />}
            </Row>
            <Row label={t('compare.rating')} products={products}>
              {({ reviewsLayer: { total, ratingAverage } }) =>
                total > 0 ? <Rating value={ratingAverage} count={total} /> : t('compare.unrated')
              }
            </Row>
            {shown.map(({ label, values }) => (
              <Row key={label} label={label} products={products}>
                {(_, index) => values[index] ?? <span className={styles.absent}>{t('compare.absent')}</span>}
              </Row>
            ))}
            <tr>
              <th scope="row" className={styles.label}>
                <VisuallyHidden>{t('compare.actions')}</VisuallyHidden>
              </th>
              {products.map((product) => (
                <td key={product.sku} className={styles.actions}>
                  <CardAction product={product} />
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('compare.remove', { name: product.name })}
                    onClick={() => onRemove(product)}
                  >
                    <Icon name="trash" />
                  </Button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      {onlyDifferences && shown.length === 0 && <p>{t('compare.same')}</p>}
    </>
  )
}

type RowProps = {
  label: string
  products: readonly ComparedProductFragment[]
  children: (product: ComparedProductFragment, index: number) => ReactNode
}

function Row({ label, products, children }: RowProps) {
  return (
    <tr>
      <th scope="row" className={styles.label}>
        {label}
      </th>
      {products.map((product, index) => (
        <td key={product.sku}>{children(product, index)}</td>
      ))}
    </tr>
  )
}

type Fact = { label: string; values: (string | null)[] }

/** What is said of one at least: of the feed label first, then the store's attributes in the order of the first product. */
function useFacts(products: readonly ComparedProductFragment[]): Fact[] {
  const t = useTranslate()
  const feed = [
    [t('compare.feedType'), 'feedType'],
    [t('compare.species'), 'species'],
    [t('compare.netQuantity'), 'netQuantity'],
    [t('compare.composition'), 'composition'],
    [t('compare.constituents'), 'analyticalConstituents'],
    [t('compare.additives'), 'additives'],
  ] as const
  const codes = new Map(products.flatMap(({ attributes }) => attributes.map(({ code, label }) => [code, label])))
  const facts = [
    ...feed.map(([label, name]) => ({ label, values: products.map(({ feedLabel }) => feedLabel?.[name] ?? null) })),
    ...[...codes].map(([code, label]) => ({
      label,
      values: products.map(({ attributes }) => attributes.find((one) => one.code === code)?.value ?? null),
    })),
  ]
  return facts.filter(({ values }) => values.some((value) => value !== null))
}
