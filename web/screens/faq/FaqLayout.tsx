import { useTranslate } from '../../i18n/messages-context.ts'
import type { LayoutProps } from '../../route.ts'
import { Footer } from '../../shell/footer/Footer.tsx'
import { errorReason } from '../../shell/error-reason.ts'
import { Logo } from '../../shell/header/Logo.tsx'
import { ServiceLine } from '../../shell/header/ServiceLine.tsx'
import { Main, SkipLink } from '../../shell/Main.tsx'
import type { ScreenErrorProps } from '../../shell/ScreenBoundary.tsx'
import { useShopName } from '../../site/shop-context.ts'
import { Button } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { Link } from '../../ui/Link.tsx'
import { ContactWays } from '../contact/ContactWays.tsx'
import styles from './FaqLayout.module.css'
import stylesScreen from './FaqScreen.module.css'

/** The layout of the FAQ: answers, contact, and a link back to the shop. */
export default function FaqLayout({ children }: LayoutProps) {
  const t = useTranslate()
  const site = useShopName()
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.header}>
        <Container className={styles.bar}>
          <Link href="/" variant="plain" className={styles.logo} aria-label={t('shell.logo', { site })}>
            <Logo />
          </Link>
          <p className={styles.help}>{t('faq.help')}</p>
          <div className={styles.end}>
            <div className={styles.phone}>
              <ServiceLine />
            </div>
            <Link href="/" className={styles.back}>
              {t('faq.backToShop')}
            </Link>
          </div>
        </Container>
      </header>
      <Main error={FaqError}>{children}</Main>
      <Footer />
    </div>
  )
}

/** The FAQ's error screen, with the contact. */
function FaqError({ error }: ScreenErrorProps) {
  const t = useTranslate()
  const text = errorReason(error)
  return (
    <Container width="text" className={stylesScreen.error}>
      <title>An error occured.</title>
      <div role="alert">
        <h1 lang="en">An error occured.</h1>
        <p>{t('faq.error')}</p>
        {text && (
          <p lang="en" className={stylesScreen.errorText}>
            {text}
          </p>
        )}
      </div>
      <p>
        <Button onClick={() => location.reload()}>{t('ui.retry')}</Button>
      </p>
      <ContactWays />
    </Container>
  )
}
