import { sitePictures } from '../site-pictures.ts'

/** A row as Magento's Page Builder saves it: outer markers, inner box, and a style sheet bound to the inner box's key. */
export function row(
  key: string,
  content: string,
  style = 'justify-content:flex-start;display:flex;flex-direction:column',
): string {
  return `<style>#html-body [data-pb-style=${key}]{${style}}</style><div data-content-type="row" data-appearance="contained" data-element="main"><div data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="{}" data-background-type="image" data-element="inner" data-pb-style="${key}">${content}</div></div>`
}

/** Columns of one row; widths in percent. */
export function columns(key: string, cells: { width: number; content: string }[]): string {
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

export const heading = (text: string, level: 2 | 3 = 2): string =>
  `<h${level} data-content-type="heading" data-appearance="default" data-element="main">${text}</h${level}>`

export const text = (html: string): string =>
  `<div data-content-type="text" data-appearance="default" data-element="main">${html}</div>`

/** A film of the store's own, as Page Builder 2.4 saves it. */
export const video = (path: string, poster: string, title: string): string =>
  `<div data-content-type="video" data-appearance="default" data-element="main"><div class="pagebuilder-video-inner" data-element="inner"><div class="pagebuilder-video-wrapper" data-element="wrapper"><div class="pagebuilder-video-container"><video frameborder="0" src="{{media url="${path}"}}" poster="{{media url="${poster}"}}" title="${title}" controls="" data-element="video"></video></div></div></div></div>`

/** A picture with its size, as the editor's own dialogue writes it. */
export function image(path: string, alt: string): string {
  const { width, height } = sitePictures.find((picture) => picture.path === path) ?? {}
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  return `<figure data-content-type="image" data-appearance="full-width" data-element="main"><img src="{{media url="${path}"}}" alt="${alt}" title=""${size} data-element="desktop_image"></figure>`
}
