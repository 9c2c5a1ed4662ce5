import { useTranslate } from '../../i18n/messages-context.ts'
import { errorReason } from '../../shell/error-reason.ts'
import type { ScreenErrorProps } from '../../shell/ScreenBoundary.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import styles from './CheckoutError.module.css'
import { ContactLinks } from './ContactLinks.tsx'

/** The checkout's own error screen (spec §2): titled as spec §4 says, then what it means for the order and what to do. */
export function CheckoutError({ error }: ScreenErrorProps) {
  const t = useTranslate()
  const text = errorReason(error)
  return (
    <Container width="text" className={styles.error}>
      <title>An error occured.</title>
      <div role="alert">
        <h1 lang="en">An error occured.</h1>
        <p className={styles.lead}>{t('checkout.error.lead')}</p>
        <p>{t('checkout.error.safe')}</p>
        {text && (
          <p lang="en" className={styles.text}>
            {text}
          </p>
        )}
      </div>
      <p className={styles.actions}>
        <Button onClick={() => location.reload()}>{t('shell.error.retry')}</Button>
        <ButtonLink href="/cart" variant="secondary">
          {t('checkout.backToCart')}
        </ButtonLink>
      </p>
      <ContactLinks />
    </Container>
  )
}
