import { useTranslate } from '../../i18n/messages-context.ts'
import { RichText } from '../../screens/content/RichText.tsx'
import { FOOTER_BAR_BLOCKS, FOOTER_LAST_LINE_BLOCKS } from '../../site/blocks.ts'
import { Container } from '../../ui/Container.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useBlocks } from '../use-blocks.ts'
import styles from './Footer.module.css'

/** Contact, service, information and news, then payment methods, copyright and social links: all blocks that editors write. */
export function Footer() {
  const t = useTranslate()
  return (
    <footer className={styles.footer}>
      <Container>
        <VisuallyHidden as="h2">{t('shell.footer')}</VisuallyHidden>
        <Blocks identifiers={FOOTER_BAR_BLOCKS} className={styles.bar} />
        <Blocks identifiers={FOOTER_LAST_LINE_BLOCKS} className={styles.lastLine} />
      </Container>
    </footer>
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
