import { useTranslate } from '../../i18n/messages-context.ts'
import { CookieLinks } from '../../shell/consent/later-parts.ts'
import { LEGAL_PAGES } from '../../site/legal-pages.ts'
import { Container } from '../../ui/Container.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { RichText } from '../content/RichText.tsx'
import { useFooterBlocks } from './footer-blocks.ts'
import styles from './CheckoutLayout.module.css'

/** How the shop delivers and is paid, in its own words (spec §2 «cart checkout footer blocks»), and what the law wants in reach. */
export function CheckoutFooter() {
  const t = useTranslate()
  const blocks = useFooterBlocks()
  return (
    <footer className={styles.footer}>
      <Container>
        <VisuallyHidden as="h2">{t('shell.footer')}</VisuallyHidden>
        <div className={styles.blocks}>
          {blocks.map(({ identifier, contentWysiwyg }) => (
            <RichText key={identifier} content={contentWysiwyg} below={2} className={styles.block} />
          ))}
        </div>
        <ul className={styles.legal}>
          {LEGAL_PAGES.map(({ path, label }) => (
            <li key={path}>
              <Link href={path} preload={false}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
        <CookieLinks />
      </Container>
    </footer>
  )
}
