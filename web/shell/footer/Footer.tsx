import { useEffect, useState } from 'react'
import { FooterExtra } from 'virtual:extensions/slots'
import { useTranslate } from '../../i18n/messages-context.ts'
import { lazy } from '../../lazy.tsx'
import { RichText } from '../../screens/content/RichText.tsx'
import type { RichTextFragment } from '../../screens/content/rich-text.generated.ts'
import { isElement, scopeOf } from '../../screens/content/rich-text-scope.ts'
import { RichTextNodes } from '../../screens/content/RichTextNodes.tsx'
import { FOOTER_BAR_BLOCKS, FOOTER_LAST_LINE_BLOCKS } from '../../site/blocks.ts'
import { useShop } from '../../site/shop-context.ts'
import { useSite } from '../../site/site.ts'
import { classNames } from '../../ui/class-names.ts'
import { Container } from '../../ui/Container.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { CookieLinks } from '../consent/CookieLinks.tsx'
import { LanguageLinks } from '../LanguageLinks.tsx'
import { usePath } from '../../use-address.ts'
import { useBlocks } from '../use-blocks.ts'
import styles from './Footer.module.css'

/** Few shops have several currencies. */
const CurrencyChoice = lazy(() => import('../currency/CurrencyChoice.tsx'), { hydratesLater: true })

/** Width from which the footer has room for all of its texts. */
const WIDE = '(min-width: 48rem)'

/**
 * Contact, service, information and news, then payment methods, copyright and social links: all blocks by editors. The links to withdraw from a
 * contract and to the statement on accessibility are fixed: the law requires them on every page (French consumer code, L. 221-21; law 2005-102, art.
 * 47). On the cart, the footer has only what an order needs, without newsletter, social links and other shops.
 */
export function Footer() {
  const t = useTranslate()
  const { accessibility } = useSite()
  const { availableCurrencies } = useShop()
  const isOrdering = usePath() === '/cart'
  const shown = (blocks: readonly string[]) =>
    isOrdering ? blocks.filter((block) => block !== 'footer-news' && block !== 'footer-social') : blocks
  return (
    <footer className={styles.footer}>
      <Container>
        <VisuallyHidden as="h2">{t('shell.footer')}</VisuallyHidden>
        <div className={styles.bar}>
          <Blocks identifiers={shown(FOOTER_BAR_BLOCKS)} isFolding />
        </div>
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
        <div className={styles.lastLine}>
          <Blocks identifiers={shown(FOOTER_LAST_LINE_BLOCKS)} />
        </div>
        <div className={styles.choices}>
          {!isOrdering && <Family />}
          {availableCurrencies.length > 1 && <CurrencyChoice />}
          <CookieLinks />
        </div>
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

function Blocks({ identifiers, isFolding = false }: { identifiers: readonly string[]; isFolding?: boolean }) {
  const blocks = useBlocks()
  return identifiers.map((identifier) => {
    const content = blocks.get(identifier)
    if (!content) return null
    if (isFolding) return <FoldedBlock key={identifier} content={content} />
    return <RichText key={identifier} content={content} below={2} className={styles.block} />
  })
}

/** A block of the footer. On phones its heading opens it; wide windows always show it. */
function FoldedBlock({ content }: { content: RichTextFragment }) {
  const [isWide, setWide] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const query = matchMedia(WIDE)
    const look = () => setWide(query.matches)
    look()
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [])
  const [heading, ...rest] = content.childNodes
  if (!isElement(heading) || !/^h[1-6]$/.test(heading.tag))
    return <RichText content={content} below={2} className={styles.block} />
  return (
    <details
      open={isWide || isOpen}
      onToggle={({ currentTarget: { open } }) => !isWide && setOpen(open)}
      className={classNames(styles.block, styles.fold)}
    >
      <summary tabIndex={isWide ? -1 : undefined}>
        <RichTextNodes nodes={[heading]} scope={scopeOf(content, 2)} />
      </summary>
      <RichText content={{ ...content, childNodes: rest }} below={3} />
    </details>
  )
}
