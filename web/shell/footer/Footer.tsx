import { FooterExtra } from 'virtual:extensions/slots'
import { useTranslate } from '../../i18n/messages-context.ts'
import { lazy } from '../../lazy.tsx'
import { RichText } from '../../screens/content/RichText.tsx'
import { FOOTER_BAR_BLOCKS, FOOTER_LAST_LINE_BLOCKS } from '../../site/blocks.ts'
import { useShop } from '../../site/shop-context.ts'
import { useSite } from '../../site/site.ts'
import { Container } from '../../ui/Container.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { CookieLinks } from '../consent/CookieLinks.tsx'
import { LanguageLinks } from '../LanguageLinks.tsx'
import { useBlocks } from '../use-blocks.ts'
import styles from './Footer.module.css'

/** Few shops have several currencies. */
const CurrencyChoice = lazy(() => import('../currency/CurrencyChoice.tsx'), { hydratesLater: true })

/**
 * Contact, service, information and news, then payment methods, copyright and social links: all blocks by editors. The links to
 * withdraw from a contract and to the statement on accessibility are fixed: the law requires them on every page (French consumer code,
 * L. 221-21; law 2005-102, art. 47).
 */
export function Footer() {
  const t = useTranslate()
  const { accessibility } = useSite()
  const { availableCurrencies } = useShop()
  return (
    <footer className={styles.footer}>
      <Container>
        <VisuallyHidden as="h2">{t('shell.footer')}</VisuallyHidden>
        <Blocks identifiers={FOOTER_BAR_BLOCKS} className={styles.bar} />
        <p className={styles.legal}>
          <Link href="/retractation" variant="plain" preload={false}>
            {t('shell.withdraw')}
          </Link>
          {accessibility && (
            <Link href="/accessibilite" variant="plain" preload={false}>
              {accessibility}
            </Link>
          )}
        </p>
        <Blocks identifiers={FOOTER_LAST_LINE_BLOCKS} className={styles.lastLine} />
        <Family />
        {availableCurrencies.length > 1 && <CurrencyChoice />}
        <CookieLinks />
        {FooterExtra && <FooterExtra />}
      </Container>
    </footer>
  )
}

/** The other sites of this server: plain links, because they are not routes of this site. */
function Family() {
  const t = useTranslate()
  const { family } = useSite()
  const shops = family.filter(({ language }) => !language)
  return (
    <>
      {shops.length > 0 && (
        <p className={styles.family}>
          {t('shell.family')}
          {shops.map(({ name, url }) => (
            <a key={url} href={url}>
              {name}
            </a>
          ))}
        </p>
      )}
      {shops.length < family.length && (
        <p className={styles.family}>
          {t('shell.languages')}
          <LanguageLinks />
        </p>
      )}
    </>
  )
}

function Blocks({ identifiers, className }: { identifiers: readonly string[]; className: string | undefined }) {
  const blocks = useBlocks()
  return (
    <div className={className}>
      {identifiers.map((identifier) => {
        const content = blocks.get(identifier)
        return content && <RichText key={identifier} content={content} below={2} className={styles.block} />
      })}
    </div>
  )
}
