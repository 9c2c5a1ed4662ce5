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
