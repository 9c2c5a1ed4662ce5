import { type SubmitEvent, useRef, useState } from 'react'
import { useRouter } from 'wouter'
import { CART_FIELDS } from '../../../../schema/cart-form.ts'
import { HydratedSuspense } from '../../../hydration.tsx'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { lazy } from '../../../lazy.tsx'
import { useFormat } from '../../../site/use-format.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { fittedQuantity, type QuantityBounds, QuantityField, unclearQuantity } from '../../../ui/QuantityField.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useQuantityBounds } from '../../cart/quantity-bounds.ts'
import { useAddToCart } from '../../cart/use-cart.ts'
import { Arrival } from '../../delivery/Arrival.tsx'
import type { ProductPageFragment } from '../product-page.generated.ts'
import { choiceErrors, type FieldKey } from './choice-errors.ts'
import { chosenConfiguration } from './configuration.ts'
import styles from './OptionFields.module.css'
import { type OptionFormProps, type ProductChoice, toCartItem } from './product-choice.ts'
import { OrderByContact } from './PurchaseSummary.tsx'
import type { ShownPrice } from './shown-price.ts'
import { SoldOut } from './SoldOut.tsx'

/* Forms that only some kinds of product need: their code loads with the first such product. */
const ConfigurableOptions = lazy(() => import('./ConfigurableOptions.tsx'))

const BundleOptions = lazy(() => import('./BundleOptions.tsx'))

const GroupedItems = lazy(() => import('./GroupedItems.tsx'))

const DownloadLinks = lazy(() => import('./DownloadLinks.tsx'))

const CustomOptions = lazy(() => import('./CustomOptions.tsx'))

/** The forms for what a product leaves to choose. */
export function optionFormsOf(product: ProductPageFragment) {
  const { type, options, custom_options: customOptions, isOrderedByContact } = product
  return [
    options.length > 0 && ConfigurableOptions,
    type === 'BUNDLE' && BundleOptions,
    type === 'GROUPED' && GroupedItems,
    type === 'DOWNLOADABLE' && DownloadLinks,
    customOptions.length > 0 && !isOrderedByContact && CustomOptions,
  ].filter((form) => form !== false)
}

type ProductFormProps = {
  product: ProductPageFragment
  choice: ProductChoice
  /** Of what is chosen now. */
  price: ShownPrice
  onChange: (change: Partial<ProductChoice>) => void
}

/** The options and the button. Errors show at their controls after the button was pressed, until they are corrected. */
export function ProductForm({ product, choice, price, onChange }: ProductFormProps) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const { base } = useRouter()
  const addToCart = useAddToCart()
  const { bounds, learn } = useQuantityBounds(chosenConfiguration(product, choice.options)?.product.sku ?? product.sku)
  const [isChecked, setChecked] = useState(false)
  const errors = isChecked ? choiceErrors(product, choice) : []
  const errorOf = (field: FieldKey) => {
    const error = errors.find((candidate) => candidate.field === field)
    return error && t(error.message, error.values)
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (addToCart.isPending) return
    const unclear = unclearQuantity(form.current)
    if (unclear) return unclear.focus()
    const [first] = choiceErrors(product, choice)
    setChecked(first !== undefined)
    if (first) focusField(form.current, first.field)
    else
      addToCart.mutate(toCartItem(product, choice), {
        onSuccess: ({ quantityRule }) => {
          const told = learn(quantityRule)
          if (told) onChange({ quantity: fittedQuantity(choice.quantity, told) })
        },
      })
  }

  const parts: OptionFormProps = { product, choice, onChange, errorOf }
  return (
    <form
      method="post"
      action={`${base}/cart`}
      ref={form}
      className={styles.form}
      onSubmit={submit}
      noValidate
      aria-label={t('catalog.addToCart')}
    >
      <input type="hidden" name={CART_FIELDS.sku} value={product.sku} />
      <HydratedSuspense fallback={<Skeleton shape="control" lines={3} />}>
        {optionFormsOf(product).map((OptionForm, index) => (
          <OptionForm key={index} {...parts} />
        ))}
      </HydratedSuspense>
      {addToCart.errorMessage && <Alert kind="error">{addToCart.errorMessage}</Alert>}
      <Purchase
        product={product}
        choice={choice}
        price={price}
        isBusy={addToCart.isPending}
        bounds={bounds}
        onQuantity={(quantity) => onChange({ quantity })}
      />
    </form>
  )
}

type PurchaseProps = Pick<ProductFormProps, 'product' | 'choice' | 'price'> & {
  isBusy: boolean
  bounds: QuantityBounds
  onQuantity: (quantity: number) => void
}

function Purchase({ product, choice, price, isBusy, bounds, onQuantity }: PurchaseProps) {
  const t = useTranslate()
  const { money } = useFormat()
  const { name, type, stock, isOrderedByContact } = product
  const { amount, currency } = price.prices.finalPrice.priceInclTax.value
  const variant = chosenConfiguration(product, choice.options)
  if (!stock.isInStock || variant?.product.stock.isInStock === false) {
    return (
      <>
        <Alert kind="info">{t(variant ? 'catalog.variantSoldOut' : 'catalog.soldOutHelp')}</Alert>
        <SoldOut sku={(variant?.product ?? product).sku} />
      </>
    )
  }
  if (isOrderedByContact) return <OrderByContact />
  return (
    <>
      <div className={styles.purchase}>
        {type !== 'GROUPED' && (
          <div className={styles.amount}>
            <span aria-hidden="true">{t('catalog.quantity.short')}</span>
            <QuantityField
              {...bounds}
              name={CART_FIELDS.quantity}
              value={choice.quantity}
              onChange={onQuantity}
              label={t('catalog.quantity', { name })}
            />
          </div>
        )}
        <Button type="submit" variant="primary" size="large" className={styles.submit} busy={isBusy}>
          <Icon name="bag" />
          {t('catalog.addToCart')}
        </Button>
      </div>
      <Arrival arrivals={product.arrivals} />
      {price.total !== null && price.total !== amount && (
        <p className={styles.total}>{t('catalog.total', { total: money({ amount: price.total, currency }) })}</p>
      )}
    </>
  )
}

function focusField(form: HTMLFormElement | null, field: FieldKey) {
  const group = form?.querySelector(`[data-field="${CSS.escape(field)}"]`)
  group?.querySelector<HTMLElement>(':is(input, select, textarea):not(:disabled)')?.focus()
}
