import { CookieJar } from '../../support/cookie-jar.ts'

/** A shopper's browser, as the server sees it: stores the cookies that it gets. */
export type Browser = {
  /** Data of an operation; throws when the answer holds errors. */
  ask<T = Record<string, never>>(query: string, variables?: object): Promise<T>
  post(query: string, variables?: object): Promise<{ status: number; text: string; headers: Headers }>
  readonly cookie: string
  /** Another browser with the same cookies, as a thief has them. */
  copy(): Browser
}

export function openBrowser(url: string, cookies = ''): Browser {
  const jar = new CookieJar(url, cookies)

  async function post(query: string, variables: object = {}) {
    const cookie = jar.headerOf('/graphql')
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify({ query, variables }),
    })
    jar.take(response)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  return {
    post,
    async ask<T>(query: string, variables?: object): Promise<T> {
      const { text } = await post(query, variables)
      const { data, errors } = JSON.parse(text) as { data: T; errors?: unknown[] }
      if (errors) throw new Error(JSON.stringify(errors))
      return data
    },
    get cookie() {
      return jar.headerOf('/')
    },
    copy: () => openBrowser(url, jar.headerOf('/')),
  }
}
