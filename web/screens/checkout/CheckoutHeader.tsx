import { useTranslate } from '../../i18n/messages-context.ts'
import { useSite } from '../../site/site-context.ts'
import { Logo } from '../../shell/header/Logo.tsx'
import { ServiceLine } from '../../shell/header/ServiceLine.tsx'
import { Container } from '../../ui/Container.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './CheckoutLayout.module.css'

export function CheckoutHeader() {
  const t = useTranslate()
  const site = useSite()
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <Link href="/" variant="plain" className={styles.logo} aria-label={t('shell.logo', { site: site.name })}>
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
