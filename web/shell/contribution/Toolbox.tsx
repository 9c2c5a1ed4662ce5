import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRouter } from 'wouter'
import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { decodedPath, useAddress } from '../../use-address.ts'
import { CONTENT_ID } from '../navigation/content-id.ts'
import { readContributionFlag } from './contribution-flag.ts'
import { XRay as XRayQuery } from './contribution.generated.ts'
import { ToolboxPanel } from './ToolboxPanel.tsx'
import { useModes } from './use-modes.ts'
import styles from './XRay.module.css'

/** Something that editors edit, as in the endpoint's `xRay`. */
type XRayTarget = { type: 'BLOCK' | 'PAGE' | 'PRODUCT' | 'CATEGORY'; id: string }

/** Where a target shows, in CSS pixels from the document's top left corner. */
type Outline = XRayTarget & {
  left: number
  top: number
  width: number
  height: number
  /** Whether it is the page's own subject. */
  isPage: boolean
}

const targetKey = ({ type, id }: XRayTarget): string => `${type}:${id}`

/** As many as the endpoint takes at once. */
const MAX_OUTLINES = 300

/** Elements that a link to a product or a category represents. */
const ITEM = 'article, li, tr'

const SOURCE = /^(BLOCK|PAGE):(.+)$/

/** Targets in each response, searched once. */
const walked = new WeakMap<object, readonly Place[]>()

/** Ms between two checks, because pictures arrive, panels open and lists change. Scrolling and resizing trigger a check, too. */
const LOOK_PAUSE = 500

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

/** The tools of contributors on every page, with texts that shoppers never load. */
export default function Toolbox() {
  const [first] = useState(() => readContributionFlag() ?? NONE)
  const { modes, failure, change, leave } = useModes(first)
  return (
    <>
      <ToolboxPanel modes={modes} failure={failure} onChange={change} onLeave={leave} />
      {modes.xRay && <XRay />}
    </>
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

/** Returns the outlines, kept up to date while the tab is visible. */
function useOutlines(): readonly Outline[] {
  const queryClient = useQueryClient()
  const { base } = useRouter()
  const { path } = useAddress()
  const [outlines, setOutlines] = useState<readonly Outline[]>([])

  const look = useEffectEvent(() => {
    if (document.hidden) return
    const responses = queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data)
    const found = findOutlines(knownTargets(responses), base, decodedPath(path))
    setOutlines((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
  })
  useEffect(() => {
    let frame = 0
    const lookSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => look())
    }
    lookSoon()
    const timer = setInterval(lookSoon, LOOK_PAUSE)
    // Captured, because scroll events of inner boxes do not bubble.
    document.addEventListener('scroll', lookSoon, { capture: true, passive: true })
    window.addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      clearInterval(timer)
      document.removeEventListener('scroll', lookSoon, { capture: true })
      window.removeEventListener('resize', lookSoon)
    }
  }, [])
  return outlines
}

type Place = { path: string; target: XRayTarget }

/** Returns products and categories in responses, by their path below the base path. */
export function knownTargets(responses: readonly unknown[]): ReadonlyMap<string, XRayTarget> {
  return new Map(responses.flatMap((response) => placesIn(response).map(({ path, target }) => [path, target] as const)))
}

function placesIn(response: unknown): readonly Place[] {
  if (typeof response !== 'object' || response === null) return []
  let places = walked.get(response)
  if (!places) {
    places = [...walk(response)]
    walked.set(response, places)
  }
  return places
}

function* walk(value: object): Generator<Place> {
  const { path } = value as { path?: unknown }
  const target = typeof path === 'string' && path !== '' ? targetOf(value as Record<string, unknown>) : null
  if (target) yield { path: path as string, target }
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) yield* walk(part as object)
  }
}

/** Returns the target of an object: a product has a sku; an object with an id, a name and a path is a category. */
function targetOf({ sku, id, name }: Record<string, unknown>): XRayTarget | null {
  if (typeof sku === 'string') return { type: 'PRODUCT', id: sku }
  return typeof id === 'string' && /^\d+$/.test(id) && typeof name === 'string' ? { type: 'CATEGORY', id } : null
}

type Found = { target: XRayTarget; elements: Element[]; isPage?: boolean }

/** Returns where everything editable is shown now. `known` are targets by paths below `basePath`; `path` is the page's own. */
export function findOutlines(known: ReadonlyMap<string, XRayTarget>, basePath: string, path: string): Outline[] {
  const found = [...pageItself(known.get(path)), ...texts(), ...items(known, basePath, path)]
  return found
    .flatMap(({ target, elements, isPage = false }) => {
      const area = areaOf(elements)
      return area ? [{ ...target, ...area, isPage }] : []
    })
    .slice(0, MAX_OUTLINES)
}

function pageItself(target: XRayTarget | undefined): Found[] {
  const content = document.getElementById(CONTENT_ID)
  return target && content ? [{ target, elements: [content], isPage: true }] : []
}

/** Returns texts: adjacent elements of one text share an outline; nested ones need none. */
function texts(): Found[] {
  const groups = new Map<Element, Map<string, Found>>()
  for (const element of document.querySelectorAll('[data-source]')) {
    const source = element.getAttribute('data-source') ?? ''
    const parent = element.parentElement
    const [, type, id] = SOURCE.exec(source) ?? []
    if (!parent || !id || parent.closest(`[data-source="${CSS.escape(source)}"]`)) continue
    const group = groups.get(parent) ?? new Map<string, Found>()
    groups.set(parent, group)
    const known = group.get(source)
    if (known) known.elements.push(element)
    else group.set(source, { target: { type: type as 'BLOCK' | 'PAGE', id }, elements: [element] })
  }
  return [...groups.values()].flatMap((group) => [...group.values()])
}

/** Returns linked items. Links to the page itself only change how it is shown, so they do not count. */
function items(known: ReadonlyMap<string, XRayTarget>, basePath: string, ownPath: string): Found[] {
  const found = new Map<Element, Map<string, Found>>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (link.origin !== location.origin || link.hash || !link.pathname.startsWith(`${basePath}/`)) continue
    const path = decoded(link.pathname.slice(basePath.length))
    const target = path === ownPath ? undefined : known.get(path)
    const item = link.closest(ITEM) ?? link
    if (!target || found.get(item)?.has(targetKey(target))) continue
    found.set(item, (found.get(item) ?? new Map<string, Found>()).set(targetKey(target), { target, elements: [item] }))
  }
  return [...found.values()].flatMap((group) => [...group.values()])
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Returns the box around all visible elements, within the page's width; null if none is visible. */
function areaOf(elements: readonly Element[]): Omit<Outline, 'type' | 'id' | 'isPage'> | null {
  const shown = elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
  // Without the room that is reserved for a scroll bar.
  const { width: pageWidth } = document.documentElement.getBoundingClientRect()
  const left = Math.max(0, Math.min(...shown.map((area) => area.left)))
  const right = Math.min(pageWidth, Math.max(...shown.map((area) => area.right)))
  if (shown.length === 0 || left >= right) return null
  const top = Math.min(...shown.map((area) => area.top))
  const bottom = Math.max(...shown.map((area) => area.bottom))
  return {
    left: Math.round(left + scrollX),
    top: Math.round(top + scrollY),
    width: Math.round(right - left),
    height: Math.round(bottom - top),
  }
}
