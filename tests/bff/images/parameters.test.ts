import { describe, expect, test } from 'vitest'
import { ORIGINAL, parseWanted, wantedId } from '../../../bff/images/parameters.ts'
import type { Variant } from '../../../bff/images/parameters.ts'
import { IMAGE_PRESETS, isImagePresetName } from '../../../schema/image-presets.ts'
import { imageSources } from '../../../schema/resized-image-url.ts'

const names = Object.keys(IMAGE_PRESETS).filter(isImagePresetName)

function variantOf(query: string): Variant {
  const wanted = parseWanted(query)
  if (wanted === ORIGINAL) throw new Error(`${query} asks for the original`)
  return wanted
}

function queriesOf(srcSet: string): string[] {
  return srcSet.split(', ').map((candidate) => candidate.replace(/^.*\?(.*) \d+w$/, '$1'))
}

describe('an image request', () => {
  test.each(names)('is understood for every URL the client makes of %s', (preset) => {
    for (const bg of [undefined, ...IMAGE_PRESETS[preset].bgColors]) {
      const { webp, fallback } = imageSources('', 'a.png', { preset, bg })
      const variants = [...queriesOf(webp.srcSet), ...queriesOf(fallback.srcSet)].map(variantOf)
      expect(variants.map(({ scale }) => scale)).toEqual([
        ...IMAGE_PRESETS[preset].scales,
        ...IMAGE_PRESETS[preset].scales,
      ])
      expect(variants.every((variant) => variant.preset === preset && variant.background === (bg ?? null))).toBe(true)
    }
  })

  test('has the defaults of its preset', () => {
    expect(variantOf('format=homepageSlider')).toEqual({
      preset: 'homepageSlider',
      scale: 1,
      cover: true,
      background: null,
      extension: null,
      focalPoint: null,
    })
  })

  test.each([
    'format=medium&size=2',
    'size=2&format=medium',
    'format=medium&size=2&width=474&height=474',
    'format=medium&size=2&width=948&height=948',
    'format=medium&width=948&height=948',
    'format=medium&size=2&cover=false',
    'format=medium&size=2&focalPoint=10,10',
  ])('is the same variant however it is spelled: %s', (query) => {
    expect(wantedId(variantOf(query))).toBe(wantedId(variantOf('format=medium&size=2')))
  })

  test('may request the original file', () => {
    expect(parseWanted('format=original')).toBe(ORIGINAL)
  })

  test('may request avif', () => {
    expect(variantOf('format=large&size=2&extension=avif').extension).toBe('avif')
    expect(variantOf('format=medium&bg=transparent&extension=avif').extension).toBe('avif')
  })

  test('rounds focal points, so that neighbours share a crop', () => {
    expect(variantOf('format=slideshow&focalPoint=100,50').focalPoint).toEqual({ x: 96, y: 64 })
    expect(variantOf('format=slideshow&focalPoint=90,70').focalPoint).toEqual({ x: 96, y: 64 })
  })

  test.each([
    ['no format', ''],
    ['an unknown format', 'format=huge'],
    ['a format every object has', 'format=constructor'],
    ['an empty format', 'format='],
    ['a free width', 'format=medium&width=475'],
    ['a free height', 'format=medium&height=1000'],
    ['a width without a format', 'width=474'],
    ['a width of another scale', 'format=medium&size=1&width=948'],
    ['a height where it is free', 'format=contentFull&height=300'],
    ['a scale the preset has not', 'format=slideshow&size=2'],
    ['no scale at all', 'format=medium&size=3'],
    ['a scale in another notation', 'format=medium&size=2e0'],
    ['a negative scale', 'format=medium&size=-1'],
    ['a scale that is no number', 'format=medium&size=NaN'],
    ['an empty scale', 'format=medium&size='],
    ['a colour the preset has not', 'format=medium&bg=123456'],
    ['a colour with its hash', 'format=medium&bg=%23FFFFFF'],
    ['a short colour', 'format=medium&bg=FFF'],
    ['a word for cover', 'format=medium&cover=yes'],
    ['an empty cover', 'format=medium&cover='],
    ['cover where the height is free', 'format=contentFull&cover=true'],
    ['another encoding', 'format=medium&extension=gif'],
    ['avif in a size that would take too long', 'format=large&size=4&extension=avif'],
    ['avif where a free height could make it large', 'format=contentFull&size=2&extension=avif'],
    ['a size of the original', 'format=original&size=2'],
    ['another encoding of the original', 'format=original&extension=webp'],
    ['svg', 'format=medium&extension=svg'],
    ['jpeg on a transparent background', 'format=medium&bg=transparent&extension=jpeg'],
    ['half a focal point', 'format=slideshow&focalPoint=10'],
    ['a negative focal point', 'format=slideshow&focalPoint=-1,4'],
    ['a fractional focal point', 'format=slideshow&focalPoint=0.5,0.5'],
    ['a focal point far away', 'format=slideshow&focalPoint=1000000,1'],
    ['an unknown parameter', 'format=medium&quality=100'],
    ['a parameter of JavaScript', 'format=medium&__proto__=1'],
    ['a parameter twice', 'format=medium&format=medium'],
    ['a list', 'format[]=medium'],
    ['a broken encoding', 'format=%E0%A4%A'],
    ['a very long query', `format=medium&bg=${'F'.repeat(5000)}`],
  ])('is refused with %s', (_name, query) => {
    expect(() => parseWanted(query)).toThrow(expect.objectContaining({ statusCode: 400, code: 'IMAGE_BAD_REQUEST' }))
  })
})
