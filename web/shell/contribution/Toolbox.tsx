import { useState } from 'react'
import { useOperation } from '../../api/use-operation.ts'
import french from '../../i18n/fr/contribution.ts'
import { MessagesContext, useMessages, useTranslate } from '../../i18n/messages-context.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { readContributionFlag } from './contribution-flag.ts'
import { XRay as XRayQuery } from './contribution.generated.ts'
import { ToolboxPanel } from './ToolboxPanel.tsx'
import { useModes } from './use-modes.ts'
import { useOutlines } from './use-outlines.ts'
import { type Outline, targetKey } from './x-ray-target.ts'
import styles from './XRay.module.css'

const KINDS = {
  BLOCK: { message: 'contribution.block', style: styles.block },
  PAGE: { message: 'contribution.page', style: styles.page },
  PRODUCT: { message: 'contribution.product', style: styles.product },
  CATEGORY: { message: 'contribution.category', style: styles.category },
} as const

/** In CSS pixels: smaller elements show their name only with focus or hover. */
const ROOM = { width: 120, height: 64 }

/** One thing can show in several places. */
const frameKey = (outline: Outline) => `${targetKey(outline)}@${outline.left},${outline.top}`

const NONE = { preview: false, xRay: false }

/** The tools of contributors on every page. Its messages are part of it, so that shoppers never load them. */
export default function Toolbox() {
  const shop = useMessages()
  const [messages] = useState(() => (shop.language === 'fr' ? { ...shop, ...french } : shop))
  const [first] = useState(() => readContributionFlag() ?? NONE)
  const { modes, failure, change, leave } = useModes(first)
  return (
    <MessagesContext value={messages}>
      <ToolboxPanel modes={modes} failure={failure} onChange={change} onLeave={leave} />
      {modes.xRay && <XRay />}
    </MessagesContext>
  )
}

/** Frames around everything that editors edit. They ignore clicks, except on their labels. */
function XRay() {
  const t = useTranslate()
  const outlines = useOutlines()
  const keys = [...new Set(outlines.map(targetKey))].sort()
  const targets = keys.map((key) => outlines.find((one) => targetKey(one) === key)).filter((one) => one !== undefined)
  const { data } = useOperation(
    XRayQuery,
    { targets: targets.map(({ type, id }) => ({ type, id })) },
    { enabled: targets.length > 0, keepPrevious: true },
  )
  const urls = new Map(data?.xRay.map((target) => [targetKey(target), target.editUrl]))
  return (
    <section aria-label={t('contribution.outlines')} className={styles.layer}>
      {outlines.map((outline) => (
        <Frame key={frameKey(outline)} outline={outline} editUrl={urls.get(targetKey(outline)) ?? null} />
      ))}
    </section>
  )
}

function Frame({ outline, editUrl }: { outline: Outline; editUrl: string | null }) {
  const t = useTranslate()
  const { type, id, left, top, width, height, isPage } = outline
  const { message, style } = KINDS[type]
  const name = t(message, { id })
  const hasRoom = width >= ROOM.width && height >= ROOM.height
  const look = classNames(styles.label, isPage && styles.whole, !hasRoom && styles.small)
  return (
    <div className={classNames(styles.frame, style)} style={{ left, top, width, height }}>
      {editUrl ? (
        <Link href={editUrl} variant="plain" className={look} referrerPolicy="no-referrer" title={name}>
          <span className={styles.name}>{name}</span>
          <VisuallyHidden>, {t('contribution.edit')}</VisuallyHidden>
          <Icon name="external" className={styles.icon} />
        </Link>
      ) : (
        <span className={look}>
          <span className={styles.name}>{name}</span>
        </span>
      )}
    </div>
  )
}
