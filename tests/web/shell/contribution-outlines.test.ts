// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findOutlines, knownTargets } from '../../../web/shell/contribution/Toolbox.tsx'

const ANSWER = {
  route: {
    __typename: 'Category',
    id: '3',
    path: '/chiens.html',
    name: 'Chiens',
    breadcrumb: [{ name: 'Accueil', path: '/' }],
    children: [{ id: '4', path: '/chiens/croquettes.html', name: 'Croquettes' }],
    layer: { products: [{ sku: 'CRO-1', path: '/croquettes-à-l-agneau.html', name: 'Croquettes' }] },
  },
}

/** A page 800 pixels wide; every element is where its `data-at` says: left, top, width, height. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this === document.documentElement) return new DOMRect(0, 0, 800, 900)
    const [left = 0, top = 0, width = 0, height = 0] = (this.getAttribute('data-at') ?? '').split(' ').map(Number)
    return new DOMRect(left, top, width, height)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function outlines(html: string, { base = '', path = '/' } = {}) {
  document.body.innerHTML = html
  return findOutlines(knownTargets([ANSWER, null, 'text']), base, path).map(
    ({ type, id, left, top, width, height, isPage }) =>
      `${type} ${id} ${[left, top, width, height]}${isPage ? ' page' : ''}`,
  )
}

describe('what x-ray outlines', () => {
  test('is the page itself, and each item that leads to a product or a category', () => {
    const found = outlines(
      `<main id="content" data-at="0 100 800 900">
         <ul><li data-at="10 110 90 30"><a href="/boutique/chiens/croquettes.html">Croquettes</a></li></ul>
         <article data-at="10 200 300 400">
           <a href="/boutique/croquettes-%C3%A0-l-agneau.html">photo</a><a href="/boutique/croquettes-%C3%A0-l-agneau.html">nom</a>
         </article>
         <nav><a href="/boutique/chiens.html?page=2" data-at="1 1 9 9">2</a></nav>
         <a href="/boutique/cgv" data-at="1 1 9 9">CGV</a><a href="/chiens.html" data-at="1 1 9 9">sans base</a>
         <a href="https://ailleurs.example/boutique/chiens.html" data-at="1 1 9 9">ailleurs</a>
       </main>`,
      { base: '/boutique', path: '/chiens.html' },
    )
    expect(found).toEqual(['CATEGORY 3 0,100,800,900 page', 'CATEGORY 4 10,110,90,30', 'PRODUCT CRO-1 10,200,300,400'])
  })

  test('is a text once, around all of its parts that are next to each other', () => {
    const found = outlines(
      `<div><h2 data-source="PAGE:home" data-at="10 10 100 20">a</h2>
            <p data-source="PAGE:home" data-at="10 40 200 60">b <b data-source="PAGE:home" data-at="12 42 9 9">c</b></p></div>
       <div><p data-source="PAGE:home" data-at="10 500 50 50">d</p><p data-source="BLOCK:footer" data-at="70 500 50 50">e</p></div>`,
    )
    expect(found).toEqual(['PAGE home 10,10,200,90', 'PAGE home 10,500,50,50', 'BLOCK footer 70,500,50,50'])
  })

  test('is nothing that does not show, and no source that is none', () => {
    expect(
      outlines(`<p data-source="BLOCK:closed">a</p><p data-source="X:y" data-at="1 1 9 9">b</p><p data-source="" data-at="1 1 9 9">c</p>
                <article><a href="/chiens.html">hidden</a></article><p data-source="BLOCK:beside" data-at="900 1 50 9">d</p>`),
    ).toEqual([])
    expect(outlines('<p data-source="BLOCK:long" data-at="700 10 500 20">a</p>')).toEqual(['BLOCK long 700,10,100,20'])
  })
})
