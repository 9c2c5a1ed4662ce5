import { PackNote } from 'virtual:extensions/slots'
import { CART_FIELDS } from '../../../../schema/cart-form.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { useFormat } from '../../../site/use-format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Price, UnitPrice } from '../../../ui/Price.tsx'
import { Swatch } from '../../../ui/Swatch.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { isOnPromotion } from '../product-facts.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { choose, hasPrices } from './configuration.ts'
import styles from './OptionFields.module.css'
import { type Pack, packsOf } from './packs.ts'
import type { OptionFormProps } from './product-choice.ts'

/** The packs of a product as radio buttons, each with its price and, where they are known, price per kilogram and saving. */
export default function PackOptions({ product, choice, onChange, errorOf }: OptionFormProps) {
  const options = product.options.filter((option) => hasPrices(product, option))
  return options.map((option) => {
    const { id, label } = option
    return (
      <div key={id} data-field={`option-${id}`} className={styles.field}>
        <PackTiles
          of={product}
          name={CART_FIELDS.option(id)}
          label={label}
          packs={packsOf(product, choice.options, option)}
          chosen={choice.options[id]}
          error={errorOf(`option-${id}`)}
          onChange={(value) => onChange({ options: choose(product, choice.options, id, value) })}
        />
      </div>
    )
  })
}

type PackTilesProps = {
  of: OptionFormProps['product']
  name: string
  label: string
  packs: readonly Pack[]
  chosen: string | undefined
  error: string | undefined
  onChange: (value: string) => void
}

function PackTiles({ of, name, label, packs, chosen, error, onChange }: PackTilesProps) {
  const t = useTranslate()
  const dearest = packs.find(({ saving, product }) => saving === 0 && product.stock.isInStock)
  return (
    <ChoiceGroup label={label} required error={error}>
      <div className={classNames(styles.tiles, error && styles.invalid)}>
        {packs.map((pack) => (
          <label
            key={pack.value}
            className={classNames(styles.pill, styles.tile)}
            data-other={pack.value === chosen ? undefined : ''}
          >
            <input
              type="radio"
              name={name}
              value={pack.value}
              checked={pack.value === chosen}
              required
              onChange={() => onChange(pack.value)}
            />
            <PackFacts of={of} pack={pack} />
          </label>
        ))}
      </div>
      {dearest && packs.some(({ saving }) => saving > 0) && (
        <p className={styles.compared}>{t('catalog.pack.compared', { label: dearest.label })}</p>
      )}
    </ChoiceGroup>
  )
}

function PackFacts({ of, pack }: Pick<PackTilesProps, 'of'> & { pack: Pack }) {
  const t = useTranslate()
  const { percent } = useFormat()
  const { label, swatch, from, saving, product } = pack
  const { prices, stock } = product
  return (
    <>
      <span className={styles.pack}>
        <Swatch swatch={swatch} label={label} />{' '}
      </span>
      <span className={styles.packPrice}>
        {!from && isOnPromotion(prices) && (
          <>
            <VisuallyHidden>{t('ui.price.lowest')} </VisuallyHidden>
            <s>
              <Price value={prices.regularPrice.priceInclTax.value} />
            </s>{' '}
          </>
        )}
        {from && `${t('ui.price.from')} `}
        <Price value={prices.minPrice.priceInclTax.value} />
      </span>
      <span className={styles.packNote}>
        <UnitPrice of={prices.unitPrice} className={undefined} />
        {PackNote && <PackNote product={of} variant={product} />}
        {stock.isInStock ? (
          saving > 0 && (
            <strong className={styles.saving}>
              {' '}
              {t(prices.unitPrice?.unit === 'LITRE' ? 'catalog.pack.savingPerLitre' : 'catalog.pack.saving', {
                percent: percent(-saving),
              })}
            </strong>
          )
        ) : (
          <strong> {t('catalog.soldOut')}</strong>
        )}
      </span>
    </>
  )
}
