import { backgroundImages } from './rows.ts'
import type { Background } from './rows.ts'

export type Appearance = 'poster' | 'collage-left' | 'collage-centered' | 'collage-right'

export type BannerParts = {
  appearance: Appearance
  /** HTML of the text on it. */
  content: string
  button: string
  background: Background | null
  /** Where it leads to, as the attribute holds it; null: nowhere. */
  href: string | null
}

const inner = (kind: 'banner' | 'slide', { appearance, content, button, background, href }: BannerParts): string => {
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
