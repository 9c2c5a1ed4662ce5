import { describe, expect, test } from 'vitest'
import { toHtml } from '../../../bff/domains/content/resolvers.ts'
import { textOfHtml } from '../../../bff/domains/content/rich-text/plain-text.ts'
import { richText } from '../../../bff/domains/content/rich-text/rich-text.ts'

const PLAYERS = ['https://www.youtube-nocookie.com', 'https://*.vimeo.com', 'https://films.example']
const tree = (html: string, videoHosts: readonly string[] = PLAYERS) =>
  richText(html, {
    ownHosts: new Set(['media.example']),
    sites: [],
    mediaUrl: 'https://media.example/media/',
    videoHosts,
  }).childNodes
const frame = (src: string, title = 'Une vidéo') => `<iframe src="${src}" title="${title}" onload="x()">Texte</iframe>`
const ID = 'aB3_-xyz012'

describe('a video in a rich text', () => {
  test.each([
    ['an embedded YouTube player', `https://www.youtube.com/embed/${ID}?rel=0&start=30`, { video: ID, start: '30' }],
    ['one without cookies', `https://www.youtube-nocookie.com/embed/${ID}`, { video: ID }],
    ['one without a scheme', `//www.youtube.com/embed/${ID}`, { video: ID }],
    ['a YouTube page', `https://m.youtube.com/watch?v=${ID}&t=15s`, { video: ID, start: '15' }],
    ['a short address', `https://youtu.be/${ID}`, { video: ID }],
  ])('is known from %s', (_, src, attributes) => {
    expect(tree(frame(src))).toEqual([
      { tag: 'video', attributes: { title: 'Une vidéo', provider: 'youtube', ...attributes } },
    ])
  })

  test('is known from Vimeo, an unlisted one with its hash', () => {
    expect(tree(frame('https://player.vimeo.com/video/123456?h=0a1b2c3d&title=0'))).toEqual([
      { tag: 'video', attributes: { title: 'Une vidéo', provider: 'vimeo', video: '123456', hash: '0a1b2c3d' } },
    ])
    expect(tree(frame('https://vimeo.com/123456'))).toEqual([
      { tag: 'video', attributes: { title: 'Une vidéo', provider: 'vimeo', video: '123456' } },
    ])
  })

  test('comes out of Page Builder’s boxes', () => {
    const boxed = `<div data-content-type="video" data-element="main"><div class="pagebuilder-video-inner" data-element="inner"><div class="pagebuilder-video-wrapper" data-element="wrapper"><div class="pagebuilder-video-container">${frame(`https://www.youtube.com/embed/${ID}`)}</div></div></div></div>`
    expect(tree(boxed)).toEqual(tree(frame(`https://www.youtube.com/embed/${ID}`)))
  })

  test('is a file of the store, by its path', () => {
    const film =
      '<video controls poster="https://media.example/media/wysiwyg/p.jpg" title="Au pré"><source src="/media/wysiwyg/pre.webm" type="video/webm"><track kind="chapters" src="/media/wysiwyg/c.vtt"><track src="/media/wysiwyg/pre.vtt" srclang="fr"><p>Votre navigateur…</p></video>'
    expect(tree(film)).toEqual([
      {
        tag: 'video',
        attributes: {
          title: 'Au pré',
          file: 'wysiwyg/pre.webm',
          poster: 'wysiwyg/p.jpg',
          captions: 'wysiwyg/pre.vtt',
        },
      },
    ])
    expect(textOfHtml(`<p>Avant</p>${film}`)).toBe('Avant')
  })

  test('is a file elsewhere only where the policy lets it in', () => {
    const film = '<video src="https://films.example/chien.mp4"></video>'
    expect(tree(film)).toEqual([{ tag: 'video', attributes: { title: '', file: 'https://films.example/chien.mp4' } }])
    expect(tree(film, [])).toEqual([
      { tag: 'a', attributes: { href: 'https://films.example/chien.mp4' }, children: ['Voir la vidéo'] },
    ])
  })

  test('is a link to its page where the site lets no such player in', () => {
    expect(tree(frame(`https://www.youtube.com/embed/${ID}`), ['https://player.vimeo.com'])).toEqual([
      {
        tag: 'a',
        attributes: { href: `https://www.youtube.com/watch?v=${ID}` },
        children: ['Une vidéo (YouTube)'],
      },
    ])
    expect(tree(frame('https://vimeo.com/123456', 'Vimeo video player'), [])).toEqual([
      { tag: 'a', attributes: { href: 'https://vimeo.com/123456' }, children: ['Voir la vidéo (Vimeo)'] },
    ])
  })

  test('has no name rather than one that says nothing', () => {
    expect(tree(frame(`https://youtu.be/${ID}`, 'YouTube video player'))).toMatchObject([{ attributes: { title: '' } }])
  })

  test('is a link in the HTML of the tree', () => {
    expect(toHtml(tree(frame(`https://youtu.be/${ID}`, 'A &quot;B&quot; <c>')))).toBe(
      `<a href="https://www.youtube.com/watch?v=${ID}">A &quot;B&quot; &lt;c&gt;</a>`,
    )
  })

  test.each([
    frame(`https://www.youtube.com.evil.example/embed/${ID}`),
    frame(`https://evil.example/?https://www.youtube.com/embed/${ID}`),
    frame(`https://www.youtube.com@evil.example/embed/${ID}`),
    frame('https://www.youtube.com/embed/videoseries?list=PL1'),
    frame('https://www.youtube.com/embed/&quot;onload=alert(1)'),
    frame('https://www.youtube.com/redirect?q=https://evil.example'),
    frame('https://player.vimeo.com/video/1/../../evil'),
    frame('javascript:alert(1)//youtube.com/embed/aaaaaaaaaaa'),
    frame('data:text/html,<script>alert(1)</script>'),
    frame(''),
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<video src="javascript:alert(1)//a.mp4"></video>',
    '<video src="http://films.example/a.mp4"></video>',
    '<video src="https://media.example/media/../secret.mp4"></video>',
    '<video src="/media/wysiwyg/page.html"></video>',
    '<video><source src="/media/a.svg" onerror="alert(1)"></video>',
    '<source src="/media/a.mp4">',
  ])('is nothing where it is none: %s', (html) => {
    expect(JSON.stringify(tree(html))).not.toMatch(/evil|script|alert|secret|video/)
  })

  test('may be a film of this machine without encryption, where the site lets it in', () => {
    const film = '<video src="http://localhost:4010/guests/pre.mp4" title="Au pré"></video>'
    expect(tree(film, ['http://localhost:4010'])).toEqual([
      { tag: 'video', attributes: { title: 'Au pré', file: 'http://localhost:4010/guests/pre.mp4' } },
    ])
  })

  test('takes no handler, style or policy of the editor’s along', () => {
    const [node] = tree(
      `<iframe src="https://youtu.be/${ID}" onload="x()" style="position:fixed" allow="camera" srcdoc="<p>" name="y" sandbox=""></iframe>`,
    )
    expect(node).toEqual({ tag: 'video', attributes: { title: '', provider: 'youtube', video: ID } })
  })
})
