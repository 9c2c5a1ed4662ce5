export type LinkKind =
  /** Another site or a file: opens in a new tab. */
  | 'external'
  /** Another site of the family: same tab, full page load. */
  | 'sister'
  /** mailto:, tel:, or a place on the same page: the browser's own business. */
  | 'plain'
  /** A route of the shop. */
  | 'internal'

const ABSOLUTE = /^(?:https?:)?\/\//i
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
/** Images, fonts, video, audio, pdf, word, zip, excel. */
const FILE =
  /\.(?:avif|bmp|gif|ico|jpe?g|png|svg|tiff?|webp|eot|otf|ttf|woff2?|avi|m4v|mkv|mov|mp4|mpe?g|ogv|webm|wmv|aac|flac|m4a|mp3|oga|ogg|opus|wav|wma|pdf|docx?|dotx?|odt|rtf|zip|rar|7z|gz|csv|ods|xlsx?)(?:[?#]|$)/i

/** What an address is, from its text alone. `sisterHosts`: of sister brands and of the reviews service. */
export function linkKind(href: string, sisterHosts: readonly string[]): LinkKind {
  if (ABSOLUTE.test(href)) {
    const address = href.toLowerCase()
    return sisterHosts.some((host) => address.includes(host.toLowerCase())) ? 'sister' : 'external'
  }
  if (SCHEME.test(href) || href.startsWith('#')) return 'plain'
  return FILE.test(href) ? 'external' : 'internal'
}
