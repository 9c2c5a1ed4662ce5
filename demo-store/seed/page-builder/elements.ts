import { sitePictures } from '../pictures.ts'

/** Texts, pictures and what else stands in rows, as Magento 2.4.7's Page Builder saves it. */

type ButtonParts = {
  label: string
  href?: string | null
  look?: 'primary' | 'secondary' | 'link'
  type?: 'default' | 'product' | 'category' | 'page'
  newTab?: boolean
}

const buttonItem = ({
  label,
  href = null,
  look = 'primary',
  type = 'default',
  newTab = false,
}: ButtonParts): string => {
  const text = `<span data-element="link_text">${label}</span>`
  const link =
    href === null
      ? `<div class="pagebuilder-button-${look}" data-element="empty_link">${text}</div>`
      : `<a class="pagebuilder-button-${look}" href="${href}" target="${newTab ? '_blank' : ''}" data-link-type="${type}" data-element="link">${text}</a>`
  return `<div data-content-type="button-item" data-appearance="default" data-element="main">${link}</div>`
}

export const buttons = (items: ButtonParts[], appearance: 'inline' | 'stacked' = 'inline'): string =>
  `<div data-content-type="buttons" data-appearance="${appearance}" data-same-width="${appearance === 'inline'}" data-element="main">${items.map(buttonItem).join('')}</div>`

/** HTML that an editor typed: the editor keeps it escaped, and GraphQL hands it out so. */
export const htmlCode = (source: string): string =>
  `<div data-content-type="html" data-appearance="default" data-element="main">${source.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</div>`

/** A picture with another one for small screens; the same for both where `mobile` is left out. */
export const picture = (parts: {
  desktop: string
  mobile?: string
  alt: string
  href?: string
  caption?: string
}): string => {
  const { desktop, mobile = desktop, alt, href, caption } = parts
  const img = (path: string, only: string, element: string): string =>
    `<img class="pagebuilder-mobile-${only}" src="{{media url=${path}}}" alt="${alt}" title="" data-element="${element}">`
  const images = `${img(desktop, 'hidden', 'desktop_image')}${img(mobile, 'only', 'mobile_image')}`
  const linked = href
    ? `<a href="${href}" target="" data-link-type="default" title="${alt}" data-element="link">${images}</a>`
    : images
  return `<figure data-content-type="image" data-appearance="full-width" data-element="main">${linked}${caption ? `<figcaption data-element="caption">${caption}</figcaption>` : ''}</figure>`
}

const videoBox = (player: string): string =>
  `<div data-content-type="video" data-appearance="default" data-element="main"><div class="pagebuilder-video-inner" data-element="inner"><div class="pagebuilder-video-wrapper" data-element="wrapper"><div class="pagebuilder-video-container">${player}</div></div></div></div>`

/** A video file: the store's own by a directive, or one of another host. */
export const videoFile = (address: string): string =>
  videoBox(`<video frameborder="0" controls="" src="${address}" data-element="video"></video>`)

type Place = {
  location_name: string
  position: { latitude: number; longitude: number }
  phone?: string
  address: string
  city: string
  state?: string
  zipcode: string
  country: string
  comment?: string
}

export const map = (places: Place[]): string =>
  `<div data-content-type="map" data-appearance="default" data-show-controls="true" data-locations="${JSON.stringify(places).replaceAll('"', '&quot;')}" data-element="main"></div>`

export const divider = (key: string): string =>
  `<div data-content-type="divider" data-appearance="default" data-element="main"><hr data-element="line" data-pb-style="${key}"></div>`

/** A block of the shop's; an identifier that no block has leaves an empty widget. */
export const staticBlock = (identifier: string): string =>
  `<div data-content-type="block" data-appearance="default" data-element="main">{{widget type="Magento\\Cms\\Block\\Widget\\Block" template="widget/static_block/default.phtml" block_id="${identifier}" type_name="CMS Static Block"}}</div>`

/** What Adobe Commerce chooses for a shopper: always empty for GraphQL. */
export const dynamicBlock = (): string =>
  '<div data-content-type="dynamic_block" data-appearance="default" data-element="main"></div>'

/** Products by sku, as a grid or as a carousel. */
export const products = (skus: string[], appearance: 'grid' | 'carousel'): string => {
  const conditions = `^[\`1\`:^[\`aggregator\`:\`all\`,\`new_child\`:\`\`,\`type\`:\`Magento||CatalogWidget||Model||Rule||Condition||Combine\`,\`value\`:\`1\`^],\`1--1\`:^[\`operator\`:\`()\`,\`type\`:\`Magento||CatalogWidget||Model||Rule||Condition||Product\`,\`attribute\`:\`sku\`,\`value\`:\`${skus.join(', ')}\`^]^]`
  const widget = `{{widget type="Magento\\CatalogWidget\\Block\\Product\\ProductsList" template="Magento_PageBuilder::catalog/product/widget/content/${appearance}.phtml" anchor_text="" id_path="" show_pager="0" products_count="${skus.length}" condition_option="sku" condition_option_value="${skus.join(', ')}" type_name="Catalog Products ${appearance === 'grid' ? 'List' : 'Carousel'}" conditions_encoded="${conditions}" sort_order="position"}}`
  const flags =
    appearance === 'grid'
      ? ''
      : ' data-autoplay="false" data-autoplay-speed="4000" data-infinite-loop="false" data-show-arrows="true" data-show-dots="true" data-carousel-mode="default" data-center-padding="90px"'
  return `<div data-content-type="products" data-appearance="${appearance}"${flags} data-element="main">${widget}</div>`
}

export const heading = (text: string, level: 2 | 3 = 2): string =>
  `<h${level} data-content-type="heading" data-appearance="default" data-element="main">${text}</h${level}>`

export const text = (html: string): string =>
  `<div data-content-type="text" data-appearance="default" data-element="main">${html}</div>`

/** A video of the store's own, as Page Builder 2.4 saves it. */
export const video = (path: string, poster: string, title: string): string =>
  `<div data-content-type="video" data-appearance="default" data-element="main"><div class="pagebuilder-video-inner" data-element="inner"><div class="pagebuilder-video-wrapper" data-element="wrapper"><div class="pagebuilder-video-container"><video frameborder="0" src="{{media url="${path}"}}" poster="{{media url="${poster}"}}" title="${title}" controls="" data-element="video"></video></div></div></div></div>`

/** A picture with its size, as the editor's own dialogue writes it. */
export function image(path: string, alt: string): string {
  const { width, height } = sitePictures.find((picture) => picture.path === path) ?? {}
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  return `<figure data-content-type="image" data-appearance="full-width" data-element="main"><img src="{{media url="${path}"}}" alt="${alt}" title=""${size} data-element="desktop_image"></figure>`
}

/** Directives of Magento's own widgets, as its editor inserts them. */
const template = (kind: string, inline: boolean): string => `${kind}/link/link_${inline ? 'inline' : 'block'}.phtml`

export const productLink = (id: number, text: string, inline = true): string =>
  `{{widget type="Magento\\Catalog\\Block\\Product\\Widget\\Link" anchor_text="${text}" id_path="product/${id}" template="${template('product/widget', inline)}" type_name="Catalog Product Link"}}`

export const categoryLink = (id: number, text: string, inline = true): string =>
  `{{widget type="Magento\\Catalog\\Block\\Category\\Widget\\Link" anchor_text="${text}" id_path="category/${id}" template="${template('category/widget', inline)}" type_name="Catalog Category Link"}}`

export const pageLink = (id: number, text: string, inline = true): string =>
  `{{widget type="Magento\\Cms\\Block\\Widget\\Page\\Link" anchor_text="${text}" title="" page_id="${id}" template="${template('widget', inline)}" type_name="CMS Page Link"}}`

export const recentlyViewed = (): string =>
  '{{widget type="Magento\\Catalog\\Block\\Widget\\RecentlyViewed" uiComponent="widget_recently_viewed" page_size="5" show_attributes="name,image,price" template="product/widget/viewed/grid.phtml" type_name="Recently Viewed Products"}}'

/** The products of a grid: those of a category, or a list of skus. */
type Choice = { categoryId: number } | { skus: string[] }

/**
 * Magento's «Catalog Products List» widget directive. Its conditions are JSON whose braces are written `^[` and `^]`,
 * double quotes as backticks and backslashes as `|`, the way Magento's own widget editor stores them.
 */
export function productGrid(title: string, count: number, choice: Choice): string {
  const [attribute, operator, value] =
    'categoryId' in choice ? ['category_ids', '==', String(choice.categoryId)] : ['sku', '()', choice.skus.join(', ')]
  const conditions = {
    '1': {
      type: 'Magento\\CatalogWidget\\Model\\Rule\\Condition\\Combine',
      aggregator: 'all',
      value: '1',
      new_child: '',
    },
    '1--1': { type: 'Magento\\CatalogWidget\\Model\\Rule\\Condition\\Product', attribute, operator, value },
  }
  return (
    '{{widget type="Magento\\CatalogWidget\\Block\\Product\\ProductsList"' +
    ` title="${title}" show_pager="0" products_count="${count}"` +
    ' template="Magento_CatalogWidget::product/widget/content/grid.phtml"' +
    ` conditions_encoded="${encodeConditions(conditions)}"}}`
  )
}

const encodeConditions = (conditions: object): string =>
  JSON.stringify(conditions).replaceAll('{', '^[').replaceAll('}', '^]').replaceAll('"', '`').replaceAll('\\\\', '|')
