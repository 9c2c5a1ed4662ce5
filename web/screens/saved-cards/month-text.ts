/** «12/2031» for `2031-12`, as it is written on cards. */
export function monthText(expires: string): string {
  return expires.split('-').toReversed().join('/')
}
