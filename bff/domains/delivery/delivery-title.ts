/** A way to deliver by both of its titles, once where they are the same. */
export function deliveryTitle(carrierTitle: string, title: string): string {
  return title === carrierTitle ? title : `${carrierTitle} – ${title}`
}

/** As an order keeps it: Magento joins the titles with a hyphen. */
export function storedDeliveryTitle(text: string): string {
  const [carrierTitle = '', ...rest] = text.split(' - ')
  return rest.length === 0 ? text : deliveryTitle(carrierTitle, rest.join(' - '))
}
