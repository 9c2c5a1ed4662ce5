import { useState } from 'react'
import { clientOnly, fieldsOf, type SlotProps, ui } from 'musette/web'
import { useHasPets, useMayHavePets } from './has-pets.ts'
import type { FeedOnPageFragment } from './pet.generated.ts'
import styles from './Ration.module.css'

const RationOnPage = clientOnly(() => import('./RationOnPage.tsx'), 'pet')

/**
 * The ration by the feed's own table. Calculation and texts load only for shoppers who may have a pet, or who ask; the text of the question is in the
 * product's data.
 */
export function RationPart({ product, variant }: SlotProps['ProductAfterForm']) {
  const isKnown = useHasPets()
  const mayHavePets = useMayHavePets()
  const [isOpen, setOpen] = useState(false)
  const { feedingGuide, netGrams, configurations } = fieldsOf<FeedOnPageFragment>(product)
  if (!feedingGuide) return null
  const { words } = feedingGuide
  const place = product.configurations.findIndex((one) => one.product.sku === variant?.sku)
  const grams = product.configurations.length === 0 ? netGrams : (configurations[place]?.product.netGrams ?? null)
  const pack = grams ? { netGrams: grams, prices: variant?.prices ?? product.prices } : null
  return (
    <div className={styles.ration}>
      {!isKnown && !isOpen && (
        <>
          <p className={styles.question}>{words.question}</p>
          <ui.Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            {words.calculate}
          </ui.Button>
        </>
      )}
      {(mayHavePets || isOpen) && <RationOnPage guide={feedingGuide} pack={pack} isTyped={isOpen} />}
    </div>
  )
}
