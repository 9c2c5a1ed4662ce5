import { CookieJar as Jar } from 'tough-cookie'

/** The cookies of one browser (RFC 6265): stores those that a response sets, and returns the header for a request. */
export class CookieJar {
  readonly #jar = new Jar()
  readonly #shop: string

  /** `header`: what another browser's jar gave. */
  constructor(shop: string, header = '') {
    this.#shop = shop
    for (const pair of header.split('; ').filter(Boolean)) this.#jar.setCookieSync(pair, shop)
  }

  take({ headers }: Pick<Response, 'headers'>): void {
    for (const line of headers.getSetCookie()) this.#jar.setCookieSync(line, this.#shop)
  }

  /** Empty before the first cookie. */
  headerOf(path: string): string {
    return this.#jar.getCookieStringSync(this.#shop + path)
  }
}
