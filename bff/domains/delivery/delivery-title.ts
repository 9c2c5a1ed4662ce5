/** Joins both titles of a delivery method, unless they are the same. */
export function deliveryTitle(carrierTitle: string, title: string): string {
  return title === carrierTitle ? title : `${carrierTitle} – ${title}`
}

/** Returns the title of an order's delivery method: Magento joins the titles with a hyphen. */
export function storedDeliveryTitle(text: string): string {
  const [carrierTitle = '', ...rest] = text.split(' - ')
  return rest.length === 0 ? text : deliveryTitle(carrierTitle, rest.join(' - '))
}
