import { CONTENT_ID } from '../navigation/content-id.ts'
import { type Outline, targetKey, type XRayTarget } from './x-ray-target.ts'

type Found = { target: XRayTarget; elements: Element[]; isPage?: boolean }

/** As many as the endpoint takes at once. */
const MAX_OUTLINES = 300
/** What a link to a product or a category stands for. */
const ITEM = 'article, li, tr'
const SOURCE = /^(BLOCK|PAGE):(.+)$/

/** Where everything that can be edited shows now. `known`: by paths below `basePath`; `path`: the page's own. */
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

/** Elements of one text that lie beside each other are one outline; those inside of them need none. */
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

/** Links to other places; those to the page itself only change how it is shown. */
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

/** What holds all of the elements that show, as far as the page is wide; nothing where none does. */
function areaOf(elements: readonly Element[]): Omit<Outline, 'type' | 'id' | 'isPage'> | null {
  const shown = elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
  // Without the room that is kept for a scroll bar.
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
