import { clientOnly, type SlotProps } from 'musette/web'
import { useHasPets } from './has-pets.ts'
import styles from './Places.module.css'

const CartRation = clientOnly(() => import('./CartRation.tsx'), 'pet')

/** Only shoppers with a pet load code and texts. Products that are not sold by weight are no feed. */
function Place({ line }: SlotProps['CartLineExtra']) {
  const isWeighed = line.priceInfo.unitPrice?.unit === 'KILOGRAM'
  return (
    useHasPets() &&
    isWeighed && (
      <div className={styles.space}>
        <CartRation line={line} />
      </div>
    )
  )
}

export const CartRationPlace = /* @__PURE__ */ Object.assign(Place, { bringsTexts: CartRation.bringsTexts })
