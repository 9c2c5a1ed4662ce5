/** The cookies of one browser at one address: takes those that an answer sets, and gives what a request's header carries. */
export class CookieJar {
  readonly #cookies: Map<string, string>

  /** `header`: what another browser's jar gave. */
  constructor(header = '') {
    this.#cookies = new Map(header.split('; ').filter(Boolean).map(pairOf))
  }

  take({ headers }: Pick<Response, 'headers'>): void {
    for (const line of headers.getSetCookie()) {
      const [name, value] = pairOf(line.split(';')[0] ?? '')
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }

  /** Empty before the first cookie. */
  get header(): string {
    return [...this.#cookies].map((pair) => pair.join('=')).join('; ')
  }
}

function pairOf(text: string): [string, string] {
  const at = text.indexOf('=')
  return [text.slice(0, at), text.slice(at + 1)]
}
