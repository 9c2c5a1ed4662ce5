/** The icons of the shop, which a site can replace with files of these names. */
export const ICON_NAMES = [
  ...['alert', 'arrow-right', 'bag', 'check', 'check-circle', 'chevron-down', 'chevron-left', 'chevron-right', 'close'],
  ...['error', 'external', 'filter', 'info', 'leaf', 'menu', 'minus', 'phone', 'plus', 'return', 'search', 'shield'],
  ...['trash', 'user', 'truck'],
] as const

export type IconName = (typeof ICON_NAMES)[number]
