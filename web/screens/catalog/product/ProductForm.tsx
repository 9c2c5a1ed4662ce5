import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useRouter } from 'wouter'
import { CART_FIELDS } from '../../../../schema/cart-form.ts'
import { HydratedSuspense } from '../../../hydration.tsx'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { WithSections } from '../../../i18n/WithSections.tsx'
import { lazy } from '../../../lazy.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Price } from '../../../ui/Price.tsx'
import { fittedQuantity, type QuantityBounds, QuantityField, unclearQuantity } from '../../../ui/QuantityField.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useQuantityBounds } from '../../cart/quantity-bounds.ts'
import type { useAddToCart } from '../../cart/use-cart.ts'
import { Arrival } from '../../delivery/Arrival.tsx'
import type { ProductPageFragment } from '../product-page.generated.ts'
import { choiceErrors, type FieldKey } from './choice-errors.ts'
import { chosenConfiguration, hasPrices } from './configuration.ts'
import styles from './OptionFields.module.css'
import { type OptionFormProps, type ProductChoice, toCartItem } from './product-choice.ts'
import type { ShownPrice } from './shown-price.ts'
import { SoldOut } from './SoldOut.tsx'

/* Forms that only some kinds of product need: their code loads with the first such product. */
const ConfigurableOptions = lazy(() => import('./ConfigurableOptions.tsx'))

const PackOptions = lazy(() => import('./PackOptions.tsx'))

const BundleOptions = lazy(() => import('./BundleOptions.tsx'))

const GroupedItems = lazy(() => import('./GroupedItems.tsx'))

const DownloadLinks = lazy(() => import('./DownloadLinks.tsx'))

const CustomOptions = lazy(() => import('./CustomOptions.tsx'))

const OrderByContact = lazy(() => import('./OrderByContact.tsx'), { hydratesLater: true })

/** Returns parts that only some products need. */
export function partsOf(product: ProductPageFragment) {
  return [...optionFormsOf(product), ...(product.isOrderedByContact ? [OrderByContact] : [])]
}

/** Returns the forms for the choices of a product. */
export function optionFormsOf(product: ProductPageFragment) {
  const { type, options, custom_options: customOptions, isOrderedByContact } = product
  return [
    options.some((option) => !hasPrices(product, option)) && ConfigurableOptions,
    options.some((option) => hasPrices(product, option)) && PackOptions,
    type === 'BUNDLE' && BundleOptions,
    type === 'GROUPED' && GroupedItems,
    type === 'DOWNLOADABLE' && DownloadLinks,
    customOptions.length > 0 && !isOrderedByContact && CustomOptions,
  ].filter((form) => form !== false)
}

const OPTION_TEXTS = ['options'] as const

/** Whether the forms need texts of their own: configurable products do not. */
function hasOwnTexts({ type, custom_options: customOptions }: ProductPageFragment): boolean {
  return customOptions.length > 0 || type === 'BUNDLE' || type === 'GROUPED' || type === 'DOWNLOADABLE'
}

export type ProductFormProps = {
  product: ProductPageFragment
  choice: ProductChoice
  /** Price of the current choice. */
  price: ShownPrice
  addToCart: ReturnType<typeof useAddToCart>
  onChange: (change: Partial<ProductChoice>) => void
  id?: string
  /** Set for a form in a dialog, which closes then. */
  onAdded?: () => void
}

/** The options and the button. Errors show at their controls after the button was pressed, until they are corrected. */
export function ProductForm(props: ProductFormProps) {
  const { product, choice, price, addToCart, onChange, id, onAdded } = props
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const { base } = useRouter()
  const { bounds, learn } = useQuantityBounds(chosenConfiguration(product, choice.options)?.product.sku ?? product.sku)
  const [isChecked, setChecked] = useState(false)
  const errors = isChecked ? choiceErrors(product, choice) : []
  const errorOf = (field: FieldKey) => {
    const error = errors.find((candidate) => candidate.field === field)
    return error && t(error.message, error.values)
  }

  // The button that was pressed may stand elsewhere on the page.
  useEffect(() => {
    if (addToCart.errorMessage) form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  }, [addToCart.errorMessage])

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
        onSuccess: ({ success, quantityRule }) => {
          if (success) onAdded?.()
          const bounds = learn(quantityRule)
          if (bounds) onChange({ quantity: fittedQuantity(choice.quantity, bounds) })
        },
      })
  }

  const parts: OptionFormProps = { product, choice, onChange, errorOf }
  return (
    <form
      method="post"
      action={`${base}/cart`}
      id={id}
      ref={form}
      className={styles.form}
      onSubmit={submit}
      noValidate
      aria-label={t(onAdded ? 'catalog.card.choose' : 'catalog.addToCart')}
    >
      <input type="hidden" name={CART_FIELDS.sku} value={product.sku} />
      <HydratedSuspense fallback={<Skeleton shape="control" lines={3} />}>
        <WithSections sections={hasOwnTexts(product) ? OPTION_TEXTS : undefined}>
          {optionFormsOf(product).map((OptionForm, index) => (
            <OptionForm key={index} {...parts} />
          ))}
        </WithSections>
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
  const { name, type, isOrderedByContact } = product
  const { currency } = price.prices.finalPrice.priceInclTax.value
  const variant = chosenConfiguration(product, choice.options)
  if (isSoldOut(product, choice)) {
    return (
      <>
        {variant && product.stock.isInStock && <Alert kind="info">{t('catalog.variantSoldOut')}</Alert>}
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
          <span>
            {t('catalog.addToCart')}
            {price.total ? (
              <span className={styles.total}>
                {' · '}
                <Price value={{ amount: price.total, currency }} />
              </span>
            ) : null}
          </span>
        </Button>
      </div>
      <Arrival arrivals={product.arrivals} />
    </>
  )
}

/** Whether the choice is sold out. */
export function isSoldOut(product: ProductPageFragment, { options }: ProductChoice): boolean {
  return !product.stock.isInStock || chosenConfiguration(product, options)?.product.stock.isInStock === false
}

function focusField(form: HTMLFormElement | null, field: FieldKey) {
  const group = form?.querySelector(`[data-field="${CSS.escape(field)}"]`)
  // Its name and what is wrong come into view as well, which the focus alone does not see to.
  group?.scrollIntoView({ block: 'center' })
  group?.querySelector<HTMLElement>(':is(input, select, textarea):not(:disabled)')?.focus({ preventScroll: true })
}
