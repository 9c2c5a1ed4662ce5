import { CART_FIELDS } from '../../../../schema/cart-form.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { FieldError } from '../../../ui/Field.tsx'
import { Image } from '../../../ui/Image.tsx'
import { Link } from '../../../ui/Link.tsx'
import { PriceBlock } from '../../../ui/Price.tsx'
import { QuantityField } from '../../../ui/QuantityField.tsx'
import { StockLabel } from '../StockLabel.tsx'
import styles from './GroupedItems.module.css'
import stylesFields from './OptionFields.module.css'
import type { OptionFormProps } from './product-choice.ts'

/** The products of a group, each with its own quantity. */
export default function GroupedItems({ product, choice, onChange, errorOf }: OptionFormProps) {
  const t = useTranslate()
  const error = errorOf('grouped')
  return (
    <fieldset data-field="grouped" className={stylesFields.field} aria-describedby={error && 'grouped-error'}>
      <legend className={stylesFields.legend}>{t('catalog.grouped')}</legend>
      <ul className={styles.items}>
        {product.groupedItems.map(({ product: item }) => (
          <li key={item.sku} className={styles.item}>
            <Image path={item.imageUrl} alt="" preset="productItemSmall" sizes="4.5rem" className={styles.picture} />
            <div className={styles.about}>
              <Link href={item.path} className={styles.name}>
                {item.name}
              </Link>
              <PriceBlock prices={item.prices} />
              {!item.stock.isInStock && <StockLabel stock={item.stock} label={item.stockLabel} />}
            </div>
            {item.stock.isInStock && (
              <QuantityField
                size="small"
                min={0}
                name={CART_FIELDS.groupedItem(item.sku)}
                value={choice.grouped[item.sku] ?? 0}
                onChange={(quantity) => onChange({ grouped: { ...choice.grouped, [item.sku]: quantity } })}
                label={t('catalog.quantity', { name: item.name })}
              />
            )}
          </li>
        ))}
      </ul>
      {error && <FieldError id="grouped-error">{error}</FieldError>}
    </fieldset>
  )
}
