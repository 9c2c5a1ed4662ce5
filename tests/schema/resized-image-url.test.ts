import { describe, expect, test } from 'vitest'
import { imageSources, resizedImageUrl } from '../../schema/resized-image-url.ts'

const PATH = 'catalog/product/c/h/chien.jpg'

describe('resizedImageUrl', () => {
  test('names the preset, and nothing that goes without saying', () => {
    expect(resizedImageUrl('', PATH, { preset: 'medium', scale: 1 })).toBe(`/resized-images/${PATH}?format=medium`)
  })

  test('carries every wish under the base path', () => {
    const url = resizedImageUrl('/boutique', PATH, {
      preset: 'slideshow',
      scale: 0.5,
      bg: 'FFFFFF',
      cover: true,
      focalPoint: { x: 120.4, y: 64 },
      extension: 'webp',
    })
    const { pathname, searchParams } = new URL(url, 'https://shop.example')
    expect(pathname).toBe(`/boutique/resized-images/${PATH}`)
    expect(Object.fromEntries(searchParams)).toEqual({
      format: 'slideshow',
      size: '0.5',
      bg: 'FFFFFF',
      cover: 'true',
      focalPoint: '120,64',
      extension: 'webp',
    })
  })

  test('keeps the encoding of an address, and encodes what has none', () => {
    const encoded = '/resized-images/wysiwyg/%C3%A9t%C3%A9%202%2C5%20kg%20%231.png?format=logo'
    expect(resizedImageUrl('', 'wysiwyg/%C3%A9t%C3%A9%202%2C5%20kg%20%231.png', { preset: 'logo' })).toBe(encoded)
    expect(resizedImageUrl('', 'wysiwyg/été 2,5 kg #1.png', { preset: 'logo' })).toBe(encoded)
  })
})

describe('imageSources', () => {
  test('lists every scale of the preset with its width, in webp and jpeg', () => {
    const { webp, fallback } = imageSources('', PATH, { preset: 'medium' })
    const url = `/resized-images/${PATH}?format=medium`
    expect(webp.srcSet.split(', ')).toEqual([
      `${url}&size=0.5&extension=webp 237w`,
      `${url}&extension=webp 474w`,
      `${url}&size=2&extension=webp 948w`,
      `${url}&size=4&extension=webp 1896w`,
    ])
    expect(fallback.src).toBe(`${url}&extension=jpeg`)
    expect(fallback.srcSet).toBe(webp.srcSet.replaceAll('webp', 'jpeg'))
  })

  test('falls back to png where the background is transparent', () => {
    expect(imageSources('', PATH, { preset: 'logo' }).fallback.src).toContain('extension=png')
    expect(imageSources('', PATH, { preset: 'medium', bg: 'transparent' }).fallback.src).toContain('extension=png')
    expect(imageSources('', PATH, { preset: 'logo', bg: 'FFFFFF' }).fallback.src).toContain('extension=jpeg')
  })

  test('gives the box that holds the place, with no height where the picture decides', () => {
    expect(imageSources('', PATH, { preset: 'slideshow' }).fallback).toMatchObject({ width: 1200, height: 504 })
    expect(imageSources('', PATH, { preset: 'contentFull' }).fallback).toMatchObject({ width: 1200, height: undefined })
  })
})
