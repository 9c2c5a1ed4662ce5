import { useTranslate } from '../../i18n/messages-context.ts'
import { useSite } from '../../site/site-context.ts'
import type { LayoutProps } from '../../routes.ts'
import { Footer } from '../../shell/deferred-parts.ts'
import { Logo } from '../../shell/header/Logo.tsx'
import { ServiceLine } from '../../shell/header/ServiceLine.tsx'
import { Main, SkipLink } from '../../shell/Main.tsx'
import { Container } from '../../ui/Container.tsx'
import { Link } from '../../ui/Link.tsx'
import { FaqError } from './FaqError.tsx'
import styles from './FaqLayout.module.css'

/** The layout of the questions (spec §2 «FAQ, own layout»): who looks for help sees the answers, who to ask, and the way back. */
export default function FaqLayout({ children }: LayoutProps) {
  const t = useTranslate()
  const site = useSite()
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.header}>
        <Container className={styles.bar}>
          <Link href="/" variant="plain" className={styles.logo} aria-label={t('shell.logo', { site: site.name })}>
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
