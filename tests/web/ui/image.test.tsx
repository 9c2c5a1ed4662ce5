import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { HOUSE, SiteContext } from '../../../web/site/site.ts'
import { Image } from '../../../web/ui/Image.tsx'
import { renderInShop } from '../content/in-shop.tsx'

// Nothing is fetched here, so nothing is complete by itself.
const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
afterAll(() => complete.mockRestore())

describe('a picture', () => {
  test('is loaded by the browser when it comes near the viewport', () => {
    renderInShop(<Image path="/a/b.jpg" alt="Sac de croquettes" preset="medium" />)
    expect(screen.getByAltText('Sac de croquettes').getAttribute('loading')).toBe('lazy')
  })

  test('loads at once, before others, where it is seen first', () => {
    renderInShop(<Image path="/a/b.jpg" alt="Sac" preset="large" priority />)
    const image = screen.getByAltText('Sac')
    expect([image.getAttribute('fetchpriority'), image.getAttribute('loading')]).toEqual(['high', null])
  })

  test('comes from the content network in front of the shop, where the site has one', () => {
    renderInShop(
      <SiteContext value={{ ...HOUSE, cloudUrl: 'https://cloud.example' }}>
        <Image path="/a/b.jpg" alt="Sac" preset="medium" priority />
      </SiteContext>,
    )
    const image = screen.getByAltText('Sac')
    expect(image.getAttribute('src')).toMatch(/^https:\/\/cloud\.example\/resized-images\//)
    expect(image.getAttribute('srcset')?.match(/https:\/\/cloud\.example\//g)).toHaveLength(4)
  })

  test('comes as webp with a fallback, in every scale of its preset, and holds its place', () => {
    const { container } = renderInShop(<Image path="/a/b.jpg" alt="Sac" preset="medium" sizes="50vw" priority />)
    const source = container.querySelector('source')
    expect(source?.getAttribute('type')).toBe('image/webp')
    expect(source?.getAttribute('srcset')?.match(/ \d+w/g)).toEqual([' 237w', ' 474w', ' 948w', ' 1896w'])
    const image = screen.getByAltText('Sac')
    expect(image.getAttribute('src')).toMatch(/^\/resized-images\/.*extension=jpeg/)
    expect([image.getAttribute('width'), image.getAttribute('height'), image.getAttribute('sizes')]).toEqual([
      '474',
      '474',
      '50vw',
    ])
  })

  test('that cannot be loaded gives way to the error picture and keeps its name', () => {
    renderInShop(<Image path="/a/missing.jpg" alt="Sac" preset="medium" priority />)
    fireEvent.error(screen.getByAltText('Sac'))
    expect(screen.getByAltText('Sac').getAttribute('src')).toBe('/image-error.svg')
  })

  test('that the store does not have is the placeholder', () => {
    renderInShop(<Image path={null} alt="Sac" preset="medium" />)
    expect(screen.getByAltText('Sac').getAttribute('src')).toBe('/placeholder.svg')
  })

  test('starts again when its path changes', async () => {
    function Choice() {
      const [path, setPath] = useState('/a.jpg')
      return (
        <button onClick={() => setPath('/b.jpg')}>
          <Image path={path} alt="Sac" preset="medium" priority />
        </button>
      )
    }
    const { user } = renderInShop(<Choice />)
    fireEvent.error(screen.getByAltText('Sac'))
    await user.click(screen.getByRole('button'))
    expect(screen.getByAltText('Sac').getAttribute('src')).toContain('b.jpg')
  })

  test('is whole in the HTML of the page', () => {
    const html = renderToString(<Image path="/a/b.jpg" alt="Sac" preset="medium" />)
    expect(html).toMatch(/<picture.*<img[^>]* alt="Sac"/)
    expect(html).not.toContain('<noscript>')
  })
})
