import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { catalog, type LoadResult, operationQuery, site, ui, useHydrated, useTranslate } from 'musette/web'
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
    <ui.Container>
      <ui.PageHead
        title={t('compare.title')}
        description={t('compare.lead')}
        canonicalPath="/comparer"
        robots="noindex"
      />
      <ui.Breadcrumb items={[{ name: t('compare.title') }]} />
      <h1 tabIndex={-1} id="comparer">
        {t('compare.title')}
      </h1>
      <p className={styles.lead}>{t('compare.lead')}</p>
      {isHydrated ? <Comparison /> : <Loading />}
    </ui.Container>
  )
}

function Loading() {
  const t = useTranslate()
  return (
    <div className={styles.loading}>
      <noscript>
        <p>{t('compare.needsScript')}</p>
      </noscript>
      <ui.VisuallyHidden>
        <output>{t('ui.loading')}</output>
      </ui.VisuallyHidden>
      <ui.Skeleton shape="control" lines={6} />
    </div>
  )
}

function Comparison() {
  const t = useTranslate()
  const announce = ui.useAnnounce()
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
          <ui.Link href="/" variant="primary">
            {t('compare.home')}
          </ui.Link>
        </p>
      </>
    )
  if (isError)
    return (
      <ui.Alert kind="error">
        {t('compare.failed')}{' '}
        <ui.Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
          {t('compare.retry')}
        </ui.Button>
      </ui.Alert>
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
  const hasReviews = site.useFeature('reviews')
  const facts = useFacts(products)
  const shown = onlyDifferences ? facts.filter(({ values }) => new Set(values).size > 1) : facts
  return (
    <>
      {products.length > 1 && (
        <ui.Checkbox
          className={styles.choice}
          label={t('compare.differences')}
          checked={onlyDifferences}
          onChange={(event) => setOnlyDifferences(event.target.checked)}
        />
      )}
      {products.length === 1 && <p>{t('compare.one')}</p>}
      {/* Keyboards scroll by the links of the columns. */}
      <section aria-label={t('compare.table')} className={styles.area} data-products={products.length}>
        <table className={styles.table} aria-labelledby={id}>
          <caption id={id}>
            <ui.VisuallyHidden>{t('compare.caption')}</ui.VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <ui.VisuallyHidden>{t('compare.feature')}</ui.VisuallyHidden>
              </th>
              {products.map((product) => (
                <th key={product.sku} scope="col" className={styles.product}>
                  <div className={styles.top}>
                    <ui.Image
                      path={product.imageUrl}
                      alt=""
                      preset="productItemSmall"
                      sizes="5rem"
                      className={styles.picture}
                    />
                    <ui.Button
                      variant="quiet"
                      size="small"
                      aria-label={t('compare.remove', { name: product.name })}
                      onClick={() => onRemove(product)}
                    >
                      <ui.Icon name="close" />
                    </ui.Button>
                  </div>
                  <ui.Link href={product.path}>{product.name}</ui.Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row label={t('compare.price')} products={products}>
              {(product) => <ui.PriceBlock {...catalog.listedPrice(product)} />}
            </Row>
            <Row label={t('compare.stock')} products={products}>
              {({ stock, stockLabel }) => <catalog.StockLabel stock={stock} label={stockLabel} />}
            </Row>
            {hasReviews && (
              <Row label={t('compare.rating')} products={products}>
                {({ reviewsLayer: { total, ratingAverage } }) =>
                  total > 0 ? <ui.Rating value={ratingAverage} count={total} /> : t('compare.unrated')
                }
              </Row>
            )}
            {shown.map(({ label, values }) => (
              <Row key={label} label={label} products={products}>
                {(_, index) => values[index] ?? <span className={styles.absent}>{t('compare.absent')}</span>}
              </Row>
            ))}
            <Row label={<ui.VisuallyHidden>{t('compare.actions')}</ui.VisuallyHidden>} products={products}>
              {(product) => <catalog.CardAction product={product} />}
            </Row>
          </tbody>
        </table>
      </section>
      {onlyDifferences && shown.length === 0 && <p>{t('compare.same')}</p>}
    </>
  )
}

type RowProps = {
  label: ReactNode
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

/** Characters of a text that is read rather than compared at a glance. */
const LONG_TEXT = 100

function isLong({ values }: Fact): boolean {
  return values.some((value) => value !== null && value.length > LONG_TEXT)
}

/** What is said of one at least: of the feed label, then the store's attributes in the order of the first product; long texts come last. */
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
  return facts
    .filter(({ values }) => values.some((value) => value !== null))
    .toSorted((one, other) => Number(isLong(one)) - Number(isLong(other)))
}
