import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { RichTextVideo } from '../../../web/screens/content/rich-text-parts.ts'
import { RichText } from '../../../web/screens/content/RichText.tsx'
import { renderInShop } from './in-shop.tsx'
import { waitFor } from '../../support/wait-for.ts'

const show = (...attributes: Record<string, string>[]) =>
  renderInShop(
    <RichText content={{ childNodes: attributes.map((one) => ({ tag: 'video', attributes: one })), data: [] }} />,
  )
const PLAY = /Lire la vidéo/
const youtube = { title: 'Au pré', provider: 'youtube', video: 'aB3_-xyz012', start: '30' }
const vimeo = { title: 'À la ferme', provider: 'vimeo', video: '123456', hash: '0a1b2c' }
const player = () => document.querySelector('iframe')

beforeAll(() => RichTextVideo.preload())

/** A page of its own: who was let in is remembered for as long as a page lives. */
beforeEach(() => {
  document.cookie = 'musette-consent=; Path=/; Max-Age=0'
})

describe('a video in a text', () => {
  test('is a button with its title and nothing else before it is pressed', () => {
    const { container } = show(youtube)
    expect(screen.getByRole('button', { name: 'Lire la vidéo Au pré' })).toBeTruthy()
    expect(container.querySelector('iframe, video, img, script')).toBeNull()
  })

  test('of the shop itself plays at once, with its poster before', async () => {
    const { container, user } = show({
      title: 'Au pré',
      file: 'wysiwyg/pre.mp4',
      poster: 'wysiwyg/p.jpg',
      captions: 'wysiwyg/pre.vtt',
    })
    await user.click(screen.getByRole('button', { name: PLAY }))
    await waitFor(() => expect(container.querySelector('video')).not.toBeNull())
    const video = container.querySelector('video')
    expect(video?.getAttribute('src')).toBe('/video-files/wysiwyg/pre.mp4')
    expect(video?.getAttribute('aria-label')).toBe('Au pré')
    expect(video?.querySelector('track')?.getAttribute('src')).toBe('/video-files/wysiwyg/pre.vtt')
    expect(video?.controls).toBe(true)
    expect(screen.queryByText(/cookies/)).toBeNull()
  })

  test('of a third party needs consent in place, once, and plays with one press', async () => {
    const { user } = show(youtube, { ...youtube, video: 'another1234', title: 'Encore' })
    await user.click(screen.getByRole('button', { name: /Au pré/ }))
    expect(await screen.findByText(/Cette vidéo vient de YouTube, qui peut alors déposer des cookies/)).toBeTruthy()
    expect(player()).toBeNull()
    const accept = screen.getByRole('button', { name: 'Accepter et lire' })
    expect(document.activeElement).toBe(accept)
    await user.click(accept)
    expect(player()?.getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/aB3_-xyz012?autoplay=1&rel=0&playsinline=1&hl=fr&start=30',
    )
    expect(player()?.title).toBe('Au pré')
    expect(document.cookie).not.toContain('musette-consent')

    await user.click(screen.getByRole('button', { name: /Encore/ }))
    await waitFor(() => expect(document.querySelectorAll('iframe')).toHaveLength(2))
  })

  test('of a third party plays with the first press where videos are allowed, with Vimeo’s tracking off', async () => {
    vi.resetModules()
    document.cookie = `musette-consent=${Math.floor(Date.now() / 86_400_000)}_video_; Path=/`
    const { renderInShop: renderAnew } = await import('./in-shop.tsx')
    const { RichTextVideo: VideoAnew } = await import('../../../web/screens/content/rich-text-parts.ts')
    await VideoAnew.preload()
    const { RichText: Anew } = await import('../../../web/screens/content/RichText.tsx')
    const { user } = renderAnew(<Anew content={{ childNodes: [{ tag: 'video', attributes: vimeo }], data: [] }} />)
    await user.click(screen.getByRole('button', { name: PLAY }))
    await waitFor(() =>
      expect(player()?.getAttribute('src')).toBe('https://player.vimeo.com/video/123456?autoplay=1&dnt=1&h=0a1b2c'),
    )
  })

  test.each<Record<string, string>>([
    { title: 'x', provider: 'evil', video: 'a' },
    { title: 'x', provider: 'constructor', video: 'a' },
    { title: 'x', provider: 'youtube' },
    { title: 'x', src: 'https://evil.example/a.mp4' },
  ])('is not there with attributes that are none: %o', (attributes) => {
    const { container } = show(attributes)
    expect(container.querySelector('button, iframe, video')).toBeNull()
  })

  test('cannot be led elsewhere by what it is called', async () => {
    const { user } = show({ ...youtube, video: '../../evil?x=1#"><script>' })
    await user.click(screen.getByRole('button', { name: PLAY }))
    await waitFor(() => expect(player()).not.toBeNull())
    expect(new URL(player()?.getAttribute('src') ?? '').pathname).toBe(
      '/embed/..%2F..%2Fevil%3Fx%3D1%23%22%3E%3Cscript%3E',
    )
  })
})
