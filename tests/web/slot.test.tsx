import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { HOUSE, SiteContext } from '../../web/site/site.ts'
import { replaced, slot } from '../../web/slot.tsx'

type Props = { name: string }
const Isbn = ({ name }: Props) => <p>ISBN of {name}</p>
const Author = ({ name }: Props) => <p>Author of {name}</p>
function Broken(): never {
  throw new Error('broken part')
}

const Facts = slot<Props>([
  { extension: 'books', Part: Isbn },
  { extension: 'broken', Part: Broken },
  { extension: 'authors', Part: Author },
])
const Card = replaced<Props>(
  ({ name }) => <p>Card of {name}</p>,
  [
    {
      extension: 'books',
      entry:
        () =>
        ({ name }: Props) => <p>Cover of {name}</p>,
    },
  ],
)

function site(extensionsOff: readonly string[], Part: typeof Card) {
  return (
    <SiteContext value={{ ...HOUSE, extensionsOff }}>
      <main>
        <Part name="Emma" />
        <p>the page</p>
      </main>
    </SiteContext>
  )
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a slot', () => {
  test('shows what extensions put there, in their order; a part that fails shows nothing and is reported', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const caught: unknown[] = []
    const { container } = render(site([], Facts), { onCaughtError: (error) => caught.push(error) })
    expect(container.textContent).toBe('ISBN of EmmaAuthor of Emmathe page')
    expect(caught).toMatchObject([{ message: 'broken part' }])
  })

  test('shows nothing of an extension that the site does not take', () => {
    render(site(['books', 'broken'], Facts))
    expect(screen.queryByText('ISBN of Emma')).toBeNull()
    expect(screen.getByText('Author of Emma')).toBeTruthy()
  })

  test('is rendered on the server, and a part that fails leaves the page to the browser', () => {
    const html = renderToString(site([], Facts))
    expect(html).toContain('ISBN of')
    expect(html).toContain('the page')
    expect(html).not.toContain('Card')
  })
})

describe('a replaced component', () => {
  test('stands in for the one of the core where the site takes the extension', () => {
    expect(renderToString(site([], Card))).toContain('Cover of')
    expect(renderToString(site(['books'], Card))).toContain('Card of')
  })
})
