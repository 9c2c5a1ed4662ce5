import { describe, expect, test } from 'vitest'
import {
  contentPreset,
  DEFAULT_SCALES,
  IMAGE_PRESETS,
  imageExtensions,
  isImagePresetName,
} from '../../schema/image-presets.ts'
import type { ImagePreset } from '../../schema/image-presets.ts'

const presets: [string, ImagePreset][] = Object.entries(IMAGE_PRESETS)

describe('image presets', () => {
  test('have fixed sizes', () => {
    const sizes = Object.fromEntries(presets.map(([name, { width, height }]) => [name, `${width}x${height}`]))
    expect(sizes).toMatchObject({
      swatch: '28x28',
      thumbnail: '50x50',
      productThumbnail: '360x360',
      productItemSmall: '140x140',
      productItemLarge: '400x400',
      small: '120x120',
      medium: '474x474',
      large: '1100x1100',
      categoryImage: '1200x300',
      slideshow: '1200x504',
      smallSlideshow: '1200x288',
      homepageSlider: '1920x816',
      productBanners: '1920x340',
      homeCardImage: '370x320',
      homeArticleImage: '760x400',
      homepageBgImage: '1600x718',
      logo: '110x74',
      logoMobile: '80x54',
      attributeImageSwatch: '85x28',
      cartsGuruImage: '180x180',
    })
  })

  test('let products stand on white, on a tinted card and on nothing, and logos on nothing first', () => {
    for (const name of ['thumbnail', 'small', 'productItemLarge', 'large'] as const)
      expect(IMAGE_PRESETS[name].bgColors).toEqual(['FFFFFF', 'F5F5F5', 'transparent'])
    for (const name of ['logo', 'logoMobile', 'contentIcon'] as const)
      expect(IMAGE_PRESETS[name].bgColors).toEqual(['transparent', 'FFFFFF'])
    expect(IMAGE_PRESETS.contentFull.bgColors).toEqual(['FFFFFF', 'transparent'])
    expect(IMAGE_PRESETS.slideshow.bgColors).toEqual(['FFFFFF'])
  })

  test('crop what fills its box, and show everything else whole', () => {
    expect(presets.filter(([, { cover }]) => cover).map(([name]) => name)).toEqual([
      'categoryImage',
      'slideshow',
      'smallSlideshow',
      'homepageSlider',
      'productBanners',
      'homepageBgImage',
      'homeCardImage',
      'homeArticleImage',
      'attributeImageSwatch',
      'swatch',
    ])
  })

  test('are made for dense screens too, but for wide banners', () => {
    expect(IMAGE_PRESETS.medium.scales).toEqual([0.5, 1, 2, 4])
    expect(IMAGE_PRESETS.contentFull.scales).toEqual([0.5, 1, 2])
    expect(IMAGE_PRESETS.homepageSlider.scales).toEqual([0.5, 1])
  })

  test('let a picture in a text be up to three times as high as wide', () => {
    expect(IMAGE_PRESETS.contentThird).toMatchObject({ width: 400, height: null, maxHeight: 1200 })
  })

  test('crop a picture in a text only where both of its sizes are those of a crop', () => {
    expect(contentPreset(370, 320)).toBe('homeCardImage')
    expect(contentPreset(1200, 504)).toBe('slideshow')
    expect(contentPreset(1200, 500)).toBeUndefined()
    expect(contentPreset(1201, 504)).toBeUndefined()
    expect(contentPreset(360, 360)).toBeUndefined()
    expect(contentPreset(undefined, undefined)).toBeUndefined()
  })

  test.each(presets)('%s allows white, scale 1 and default scale factors only', (_name, preset) => {
    expect(preset.bgColors).toContain('FFFFFF')
    expect(preset.scales).toContain(1)
    expect(DEFAULT_SCALES).toEqual(expect.arrayContaining([...preset.scales]))
  })

  test.each(presets)('%s stays below 20 megapixels at its largest scale', (_name, { width, maxHeight, scales }) => {
    expect(width * maxHeight * Math.max(...scales) ** 2).toBeLessThan(20_000_000)
  })

  test('offer webp first, then png for transparent pictures and jpeg for the others', () => {
    expect(imageExtensions('transparent')).toEqual(['webp', 'png'])
    expect(imageExtensions('FFFFFF')).toEqual(['webp', 'jpeg'])
  })

  test('are not confused with what every object has', () => {
    expect(isImagePresetName('medium')).toBe(true)
    expect(isImagePresetName('constructor')).toBe(false)
    expect(isImagePresetName('__proto__')).toBe(false)
  })
})
