/** Rows, columns, tabs, banners and sliders, as Magento 2.4.7's Page Builder saves them in a page or block. */

export type Background = { desktop: string; mobile?: string }

/** JSON whose quotes carry a backslash and are references then, with the paths as directives: what the editor writes. */
const backgroundImages = (background: Background | null): string => {
  if (!background) return '{}'
  const quoted = (text: string): string => `\\&quot;${text}\\&quot;`
  const file = (name: string, path: string): string => `${quoted(name)}:${quoted(`{{media url=${path}}}`)}`
  const { desktop, mobile } = background
  return `{${[file('desktop_image', desktop), ...(mobile ? [file('mobile_image', mobile)] : [])].join(',')}}`
}

const styleOf = (key: string, style: string): string => `<style>#html-body [data-pb-style=${key}]{${style}}</style>`

const videoFlags =
  'data-video-loop="true" data-video-play-only-visible="true" data-video-lazy-load="true" data-video-fallback-src=""'

/** A row within the page's width. */
export const containedRow = (key: string, content: string, background: Background | null = null): string =>
  `${styleOf(key, 'justify-content:flex-start;display:flex;flex-direction:column;background-position:left top;background-size:cover;background-repeat:no-repeat;background-attachment:scroll')}<div data-content-type="row" data-appearance="contained" data-element="main"><div data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="${backgroundImages(background)}" data-background-type="image" ${videoFlags} data-element="inner" data-pb-style="${key}">${content}</div></div>`

/** A row whose background reaches the window's edges, its content the page's width. */
export const fullWidthRow = (key: string, content: string, background: Background): string =>
  `${styleOf(key, 'min-height:300px;padding:40px')}<div data-content-type="row" data-appearance="full-width" data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="${backgroundImages(background)}" data-background-type="image" ${videoFlags} data-element="main" data-pb-style="${key}"><div class="row-full-width-inner" data-element="inner">${content}</div></div>`

/** A row from edge to edge, its content too. */
export const fullBleedRow = (key: string, content: string, background: Background): string =>
  `${styleOf(key, 'min-height:240px')}<div data-content-type="row" data-appearance="full-bleed" data-enable-parallax="1" data-parallax-speed="0.3" data-background-images="${backgroundImages(background)}" data-background-type="image" data-element="main" data-pb-style="${key}">${content}</div>`

/** A row before a video, with a picture for browsers that play none. */
export const videoRow = (key: string, content: string, video: string, fallback: string): string =>
  `${styleOf(key, 'min-height:300px')}<div data-content-type="row" data-appearance="full-width" data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="{}" data-background-type="video" data-video-src="${video}" data-video-loop="true" data-video-play-only-visible="true" data-video-lazy-load="true" data-video-fallback-src="{{media url=${fallback}}}" data-element="main" data-pb-style="${key}"><div class="row-full-width-inner" data-element="inner"><div class="video-overlay" data-video-overlay-color="rgba(0,0,0,.4)" data-element="video_overlay" data-pb-style="${key}O"></div>${content}</div></div>`

/** Columns of one line; widths in percent. */
export const columnLine = (key: string, cells: { width: number; content: string }[]): string => {
  const styles = cells
    .map(({ width }, index) => `#html-body [data-pb-style=${key}${index}]{width:${width}%;align-self:stretch}`)
    .join('')
  const body = cells
    .map(
      ({ content }, index) =>
        `<div class="pagebuilder-column" data-content-type="column" data-appearance="full-height" data-background-images="{}" data-element="main" data-pb-style="${key}${index}">${content}</div>`,
    )
    .join('')
  return `<style>${styles}</style><div class="pagebuilder-column-group" data-background-images="{}" data-content-type="column-group" data-appearance="default" data-grid-size="12" data-element="main"><div class="pagebuilder-column-line" data-content-type="column-line" data-element="main">${body}</div></div>`
}

/** Tabs; `active` counts from 0, ids are made from the key. */
export const tabs = (key: string, items: { name: string; content: string }[], active = 0): string => {
  const heads = items
    .map(
      ({ name }, index) =>
        `<li role="tab" class="tab-header${index === active ? ' active' : ''}" data-element="headers"><a href="#${key}${index}" class="tab-title"><span class="tab-title">${name}</span></a></li>`,
    )
    .join('')
  const panels = items
    .map(
      ({ name, content }, index) =>
        `<div data-content-type="tab-item" data-appearance="default" data-tab-name="${name}" data-background-images="{}" data-element="main" id="${key}${index}">${content}</div>`,
    )
    .join('')
  return `<div class="tab-align-left" data-content-type="tabs" data-appearance="default" data-active-tab="${active}" data-element="main"><ul role="tablist" class="tabs-navigation" data-element="navigation">${heads}</ul><div class="tabs-content" data-element="content">${panels}</div></div>`
}

/** A row as older versions of Page Builder save it: outer markers, inner box, and a style sheet bound to the inner box's key. */
export const row = (key: string, content: string): string =>
  `${styleOf(key, 'justify-content:flex-start;display:flex;flex-direction:column')}<div data-content-type="row" data-appearance="contained" data-element="main"><div data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="{}" data-background-type="image" data-element="inner" data-pb-style="${key}">${content}</div></div>`

/** Columns as older versions save them; widths in percent. */
export const columns = (key: string, cells: { width: number; content: string }[]): string => {
  const styles = cells
    .map((cell, index) => `#html-body [data-pb-style=${key}${index}]{width:${cell.width}%;align-self:stretch}`)
    .join('')
  const body = cells
    .map(
      (cell, index) =>
        `<div class="pagebuilder-column" data-content-type="column" data-appearance="full-height" data-element="main" data-pb-style="${key}${index}">${cell.content}</div>`,
    )
    .join('')
  return `<style>${styles}</style><div class="pagebuilder-column-group" data-content-type="column-group" data-appearance="default" data-grid-size="12" data-element="main">${body}</div>`
}

type Appearance = 'poster' | 'collage-left' | 'collage-centered' | 'collage-right'

type BannerParts = {
  appearance: Appearance
  /** HTML of the text on it. */
  content: string
  button: string
  background?: Background | null
  /** Where it leads to, as the attribute holds it. */
  href?: string | null
}

const inner = (kind: 'banner' | 'slide', parts: BannerParts): string => {
  const { appearance, content, button, background = null, href = null } = parts
  const poster = appearance === 'poster'
  const label = `<button type="button" class="pagebuilder-${kind}-button pagebuilder-button-secondary" data-element="button">${button}</button>`
  const box = `<div class="pagebuilder-${poster ? 'poster' : 'collage'}-content"><div data-element="content">${content}</div>${label}</div>`
  const wrapper = `<div class="pagebuilder-${kind}-wrapper" data-background-images="${backgroundImages(background)}" data-background-type="image" data-video-loop="true" data-element="wrapper"><div class="pagebuilder-overlay${poster ? ' pagebuilder-poster-overlay' : ''}" data-overlay-color="rgba(255,255,255,.6)" data-element="overlay">${box}</div></div>`
  return href === null
    ? `<div data-element="empty_link">${wrapper}</div>`
    : `<a href="${href}" target="" data-link-type="default" data-element="link">${wrapper}</a>`
}

export const banner = (parts: BannerParts): string =>
  `<div data-content-type="banner" data-appearance="${parts.appearance}" data-show-button="always" data-show-overlay="hover" data-element="main">${inner('banner', parts)}</div>`

/** A slider with named slides; plain nested markup that the theme's script would bring to life. */
export const slider = (slides: (BannerParts & { name: string })[]): string => {
  const body = slides
    .map(
      (slide) =>
        `<div data-content-type="slide" data-slide-name="${slide.name}" data-appearance="${slide.appearance}" data-show-button="always" data-show-overlay="hover" data-element="main">${inner('slide', slide)}</div>`,
    )
    .join('')
  return `<div class="pagebuilder-slider" data-content-type="slider" data-appearance="default" data-autoplay="true" data-autoplay-speed="4000" data-fade="false" data-infinite-loop="true" data-show-arrows="true" data-show-dots="true" data-element="main">${body}</div>`
}
