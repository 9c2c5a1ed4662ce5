import { useTranslate } from '../../i18n/messages-context.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MainCategories } from '../content/MainCategories.tsx'
import styles from './EmptyCart.module.css'

export function EmptyCart() {
  const t = useTranslate()
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <Icon name="bag" />
      </span>
      <p className={styles.lead}>{t('cart.empty')}</p>
      <p>{t('cart.emptyHint')}</p>
      <MainCategories />
      <ButtonLink href="/" variant="quiet">
        {t('cart.backHome')}
      </ButtonLink>
    </div>
  )
}
