import type { RichTextElement, RichTextNode } from '../../../../schema/rich-text.ts'
import { alignOf, boxOf, heightOf, toneOf } from './box.ts'
import type { Mapping } from './page-builder.ts'
import { findElement, type ParsedElement, textOf } from './parse-html.ts'
import { shaped } from './tree.ts'

const APPEARANCE = /^(poster|collage-left|collage-centered|collage-right)$/
/** How long a slide is shown, in ms. */
const AUTOPLAY = { least: 3000, usual: 4000, most: 30_000 }

/** A banner, or a slide, which is one: words over a picture, and where all of it leads to. */
export function bannerOf(element: ParsedElement, mapping: Mapping): RichTextNode[] {
  const banner = readBanner(element, mapping)
  return banner ? [banner] : []
}

/** One slide alone is a banner. */
export function sliderOf(element: ParsedElement, mapping: Mapping): RichTextNode[] {
  const { 'data-autoplay': autoplay, 'data-autoplay-speed': speed } = element.attributes
  const slides = element.children.flatMap((child) => {
    const isSlide = typeof child !== 'string' && child.attributes['data-content-type'] === 'slide'
    return isSlide && mapping.styleOf(child)['display'] !== 'none' ? (readBanner(child, mapping) ?? []) : []
  })
  if (slides.length < 2) return slides
  const { least, usual, most } = AUTOPLAY
  const pause = Math.min(most, Math.max(least, Number(speed) || usual))
  return [shaped('slider', autoplay === 'true' ? { autoplay: String(pause) } : {}, slides)]
}

function readBanner(element: ParsedElement, mapping: Mapping): RichTextElement | null {
  const part = (name: string) => findElement(element.children, ({ attributes }) => attributes['data-element'] === name)
  const [outside, overlay, content, button] = ['wrapper', 'overlay', 'content', 'button'].map(part)
  const wrapper = outside ?? element
  const children = mapping.convertAll((content ?? wrapper).children)
  const { 'data-appearance': appearance = '', 'data-show-button': showsButton } = element.attributes
  const words = button && showsButton !== 'never' ? textOf(button.children) : ''
  const box = lookOf(element, wrapper, overlay, mapping)
  if (children.length === 0 && !words && !box['image']) return null
  const attributes: Record<string, string> = {
    appearance: APPEARANCE.exec(appearance)?.[0] ?? 'poster',
    ...box,
    ...linkOf(part('link'), mapping),
  }
  const title = (element.attributes['data-slide-name'] || part('link')?.attributes['title'])?.trim()
  if (title) attributes['title'] = title.slice(0, 200)
  if (words) {
    attributes['button'] = words
    attributes['button-look'] =
      /\bpagebuilder-button-(primary|secondary|link)\b/.exec(button?.attributes['class'] ?? '')?.[1] ?? 'primary'
  }
  return shaped('banner', attributes, children)
}

function linkOf(link: ParsedElement | undefined, mapping: Mapping): Record<string, string> {
  const target = link && mapping.linkOf(link)
  return target ? { href: target.href, ...(target.isElsewhere && { 'data-site': '' }) } : {}
}

/** The overlay on a picture decides whether its text is light; without a picture the background colour does. */
function lookOf(element: ParsedElement, wrapper: ParsedElement, overlay: ParsedElement | undefined, mapping: Mapping) {
  const style = { ...mapping.styleOf(element), ...mapping.styleOf(wrapper) }
  const over = overlay ? mapping.styleOf(overlay) : {}
  const veil = overlay?.attributes['data-overlay-color'] || over['background-color']
  const { place: _, tone, ...box } = boxOf(wrapper, style, mapping.mediaUrl)
  const isVeiled = element.attributes['data-show-overlay'] !== 'never'
  return {
    ...alignOf(over),
    ...heightOf(over),
    ...box,
    ...(box['image'] ? isVeiled && toneOf(veil) : tone && { tone }),
  }
}
