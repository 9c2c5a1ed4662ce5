/** Returns the `tel:` address of a phone number as people write it. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
