import { useRouter } from 'wouter'
import { CART_FIELDS } from '../../../../schema/cart-form.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { useFormat } from '../../../site/use-format.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { amountOf } from '../product-facts.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import styles from './DownloadLinks.module.css'
import stylesFields from './OptionFields.module.css'
import type { OptionFormProps } from './product-choice.ts'

/** The files of a downloadable product: bought one by one where the store says so, otherwise all together. */
export default function DownloadLinks({ product, choice, onChange, errorOf }: OptionFormProps) {
  const t = useTranslate()
  const { money } = useFormat()
  const { base } = useRouter()
  const { downloadLinks, downloadSamples, downloadLinksRequired: isChosen } = product

  const rows = downloadLinks.map(({ id, title, prices, sampleUrl }) => {
    const label =
      isChosen && amountOf(prices) > 0
        ? t('catalog.labelWithExtra', { label: title, extra: `+\u00a0${money(prices.priceInclTax.value)}` })
        : title
    const toggle = (checked: boolean) =>
      onChange({ links: checked ? [...choice.links, id] : choice.links.filter((other) => other !== id) })
    return (
      <div key={id} className={styles.download}>
        {isChosen ? (
          <Checkbox
            label={label}
            name={CART_FIELDS.link}
            value={id}
            checked={choice.links.includes(id)}
            onChange={({ target: { checked } }) => toggle(checked)}
          />
        ) : (
          <span>{label}</span>
        )}
        {sampleUrl && (
          <a
            href={base + sampleUrl}
            target="_blank"
            rel="noopener"
            aria-label={t('catalog.download.sampleOf', { title })}
          >
            {t('catalog.download.sample')}
          </a>
        )}
      </div>
    )
  })
  return (
    <>
      {downloadSamples.length > 0 && (
        <div className={stylesFields.field}>
          <p className={stylesFields.legend}>{t('catalog.download.samples')}</p>
          <ul className={styles.samples}>
            {downloadSamples.map(({ title, url }) => (
              <li key={url}>
                <a href={base + url} target="_blank" rel="noopener">
                  {title || t('catalog.download.sample')}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {downloadLinks.length > 0 && (
        <div data-field="links" className={stylesFields.field}>
          <ChoiceGroup label={t('catalog.download.files')} required={isChosen} error={errorOf('links')}>
            {rows}
          </ChoiceGroup>
        </div>
      )}
    </>
  )
}
