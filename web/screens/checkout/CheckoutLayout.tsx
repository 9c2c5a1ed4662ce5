import { useTranslate } from '../../i18n/messages-context.ts'
import type { PageSite } from '../../../schema/page.ts'
import type { MessageId } from '../../i18n/messages.ts'
import type { LayoutProps } from '../../route.ts'
import { CookieLinks } from '../../shell/consent/CookieLinks.tsx'
import { errorReason } from '../../shell/error-reason.ts'
import { Logo } from '../../shell/header/Logo.tsx'
import { ServiceLine } from '../../shell/header/ServiceLine.tsx'
import { Main, SkipLink } from '../../shell/Main.tsx'
import type { ScreenErrorProps } from '../../shell/ScreenBoundary.tsx'
import { useShopName } from '../../site/shop-context.ts'
import { useSite } from '../../site/site.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink, Link } from '../../ui/Link.tsx'
import { Container } from '../../ui/Container.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { RichText } from '../content/RichText.tsx'
import styles from './CheckoutLayout.module.css'
import { ContactLinks } from '../contact/ContactWays.tsx'
import { useFooterBlocks } from './footer-blocks.ts'

type LegalPages = NonNullable<PageSite['legalPages']>

const USUAL: LegalPages = { terms: 'cgv', notice: 'mentions-legales' }

/** Pages that French law requires near every order: content pages of the store, and the withdrawal form. */
const linksTo = ({ terms, notice, privacy = 'rgpd/' }: LegalPages): { path: string; label: MessageId }[] => [
  { path: `/${terms}`, label: 'checkout.legal.terms' },
  { path: '/retractation', label: 'shell.withdraw' },
  { path: `/${notice}`, label: 'checkout.legal.notice' },
  { path: `/${privacy}`, label: 'checkout.legal.privacy' },
]

/** The layout of the checkout: no links away from the order but the logo and the contact. */
export default function CheckoutLayout({ children }: LayoutProps) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <CheckoutHeader />
      <Main error={CheckoutError}>{children}</Main>
      <CheckoutFooter />
    </div>
  )
}

function CheckoutHeader() {
  const t = useTranslate()
  const site = useShopName()
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <Link href="/" variant="plain" className={styles.logo} aria-label={t('shell.logo', { site })}>
          <Logo />
        </Link>
        <p className={styles.secure}>
          <Icon name="shield" className={styles.secureIcon} />
          {t('checkout.secure')}
        </p>
        <div className={styles.phone}>
          <ServiceLine />
        </div>
      </Container>
    </header>
  )
}

/** The checkout's error screen: what the error means for the order, and what to do. */
function CheckoutError({ error }: ScreenErrorProps) {
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

/** The content blocks about delivery and payment, folded on phones, and the legal pages. */
function CheckoutFooter() {
  const t = useTranslate()
  const blocks = useFooterBlocks()
  const { accessibility, legalPages = USUAL } = useSite()
  return (
    <footer className={styles.footer}>
      <Container>
        <VisuallyHidden as="h2">{t('shell.footer')}</VisuallyHidden>
        {blocks.length > 0 && (
          <details className={styles.more}>
            <summary>{t('checkout.more')}</summary>
            <div className={styles.blocks}>
              {blocks.map(({ identifier, contentWysiwyg }) => (
                <RichText key={identifier} content={contentWysiwyg} below={2} className={styles.block} />
              ))}
            </div>
          </details>
        )}
        <ul className={styles.legal}>
          {linksTo(legalPages).map(({ path, label }) => (
            <li key={path}>
              <Link href={path} preload={false}>
                {t(label)}
              </Link>
            </li>
          ))}
          {accessibility && (
            <li>
              <Link href="/accessibilite" preload={false}>
                {accessibility}
              </Link>
            </li>
          )}
        </ul>
        <CookieLinks />
      </Container>
    </footer>
  )
}
