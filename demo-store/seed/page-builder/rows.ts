/** Markup as Magento 2.4.7's Page Builder saves it in a page or block, one function for each content type. */

export type Background = { desktop: string; mobile?: string }

/** JSON whose quotes carry a backslash and are references then, with the paths as directives: what the editor writes. */
export const backgroundImages = (background: Background | null): string => {
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

/** A row before a film, with a picture for who sees no films. */
export const videoRow = (key: string, content: string, film: string, fallback: string): string =>
  `${styleOf(key, 'min-height:300px')}<div data-content-type="row" data-appearance="full-width" data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="{}" data-background-type="video" data-video-src="${film}" data-video-loop="true" data-video-play-only-visible="true" data-video-lazy-load="true" data-video-fallback-src="{{media url=${fallback}}}" data-element="main" data-pb-style="${key}"><div class="row-full-width-inner" data-element="inner"><div class="video-overlay" data-video-overlay-color="rgba(0,0,0,.4)" data-element="video_overlay" data-pb-style="${key}O"></div>${content}</div></div>`

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
