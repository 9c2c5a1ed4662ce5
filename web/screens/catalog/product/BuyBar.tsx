import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { BottomBar } from '../../../ui/BottomBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Drawer } from '../../../ui/Dialog.tsx'
import { Image } from '../../../ui/Image.tsx'
import { Price } from '../../../ui/Price.tsx'
import type { ProductPageFragment } from '../product-page.generated.ts'
import styles from './BuyBar.module.css'
import type { Configuration } from './configuration.ts'
import type { ProductChoice } from './product-choice.ts'
import type { ProductFormProps } from './ProductForm.tsx'
import type { ShownPrice } from './shown-price.ts'

type BuyBarProps = {
  product: ProductPageFragment
  choice: ProductChoice
  /** Price of the choice. */
  price: ShownPrice
  variant: Configuration['product'] | undefined
  isSoldOut: boolean
  /** Whether the choice is complete. */
  isComplete: boolean
  addToCart: ProductFormProps['addToCart']
  /** The form on the page, which the button sends. */
  formId: string
  /** The same form for a sheet, which opens while the choice is not complete. */
  renderSheet: (onAdded: () => void) => ReactNode
}

/** A bar at the bottom of the window of a phone or tablet, with choice, price and button. The sheet stays when a sold-out variant is chosen in it. */
export default function BuyBar(props: BuyBarProps) {
  const { product, choice, price, variant, isSoldOut, isComplete, addToCart, formId, renderSheet } = props
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const chosen = product.options.map(
    ({ id, values }) => values.find(({ value }) => value === choice.options[id])?.label,
  )
  const { prices, from } = price
  return (
    <>
      {!isSoldOut && (
        <BottomBar>
          <Image
            path={variant?.imageUrl ?? product.imageUrl}
            alt=""
            preset="thumbnail"
            sizes="2.75rem"
            className={styles.picture}
          />
          <p className={styles.text}>
            <span className={styles.name}>{variant ? chosen.join(', ') : product.name}</span>
            <span>
              {from && `${t('ui.price.from')} `}
              <Price value={(from ? prices.minPrice : prices.finalPrice).priceInclTax.value} className={styles.price} />
            </span>
          </p>
          <Button
            type={isComplete ? 'submit' : 'button'}
            form={formId}
            busy={addToCart.isPending}
            aria-haspopup={isComplete ? undefined : 'dialog'}
            onClick={isComplete ? undefined : () => setOpen(true)}
          >
            {t(isComplete ? 'catalog.addToCart' : 'catalog.card.choose')}
          </Button>
        </BottomBar>
      )}
      <Drawer side="bottom" open={isOpen} onClose={() => setOpen(false)} title={product.name}>
        {renderSheet(() => setOpen(false))}
      </Drawer>
    </>
  )
}
