import { useEffect, useId, useRef, useState } from 'react'
import { catalog, rules, site, type SlotProps, ui, useOperation, useTranslate } from 'musette/web'
import { RecentProducts } from './recently-viewed.generated.ts'
import styles from './RecentlyViewed.module.css'

const KEY = 'recently-viewed'
/** More are remembered than shown: some may be gone from the store. */
const MAX_KEPT = 12
const MAX_SHOWN = 8

/** A row of recently viewed products; on a product page, those before this one. */
export default function RecentlyViewed({ product }: Partial<SlotProps['ProductEnd']>) {
  const here = product?.sku
  const t = useTranslate()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const cleared = useRef<HTMLParagraphElement>(null)
  const [skus, setSkus] = useState(() => viewed().filter((sku) => sku !== here))
  const [isNear, setNear] = useState(false)
  const [isCleared, setCleared] = useState(false)
  const { data, isError } = useOperation(RecentProducts, { skus }, { enabled: isNear && skus.length > 0 })

  useEffect(() => {
    if (here) keep([here, ...viewed().filter((sku) => sku !== here)])
  }, [here])
  useEffect(
    () =>
      section.current
        ? ui.observeVisibility(section.current, '200px', (visible) => visible && setNear(true))
        : undefined,
    [],
  )
  useEffect(() => {
    if (isCleared) cleared.current?.focus()
  }, [isCleared])

  if (isCleared)
    return (
      <p ref={cleared} tabIndex={-1}>
        {t('recent.cleared')}
      </p>
    )
  const products = data?.productsBySku.flatMap((one) => one ?? []).slice(0, MAX_SHOWN)
  if (skus.length === 0 || isError || products?.length === 0) return null
  return (
    <section ref={section} aria-labelledby={id} className={catalog.rowStyles.section}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{t('recent.title')}</h2>
          <p className={styles.about}>{t('recent.about')}</p>
        </div>
        <ui.Button
          variant="quiet"
          size="small"
          onClick={() => {
            keep([])
            setSkus([])
            setCleared(true)
          }}
        >
          {t('recent.clear')}
        </ui.Button>
      </div>
      <ul className={`${catalog.rowStyles.row} ${styles.row}`} aria-busy={!products}>
        {products?.map((one) => (
          <li key={one.sku} className={catalog.rowStyles.item}>
            <catalog.ProductCard product={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Skus, the latest first. */
function viewed(): readonly string[] {
  return rules.skusIn(site.deviceStorage.readJson(KEY)).slice(0, MAX_KEPT)
}

function keep(skus: readonly string[]): void {
  site.deviceStorage.write(KEY, skus.length > 0 ? JSON.stringify(skus.slice(0, MAX_KEPT)) : null)
}
