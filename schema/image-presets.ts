/**
 * Every size in which a picture of the shop can be requested. The server makes no others: with free sizes anybody could fill its disk.
 */

export const DEFAULT_SCALES = [0.5, 1, 2, 4] as const
/** Wide pictures have no higher scale: a banner of 1920 px times four would be 30 megapixels, which no screen shows. */
const WIDE_SCALES = [0.5, 1] as const

export type ImageScale = (typeof DEFAULT_SCALES)[number]

export const DEFAULT_BACKGROUND = 'FFFFFF'
/** The page's light grey, for pictures on a tinted card. */
const TINTED = 'F5F5F5'

/** Six upper-case hexadecimal digits, or `transparent`. */
export type ImageBackground = typeof DEFAULT_BACKGROUND | typeof TINTED | 'transparent'

export type ImagePreset = {
  /** CSS pixels at scale 1. */
  readonly width: number
  /** CSS pixels at scale 1; `null`: the height follows the picture's proportions, up to `maxHeight`. */
  readonly height: number | null
  readonly maxHeight: number
  /** Colours beside or behind the picture. The first is the default. */
  readonly bgColors: readonly [ImageBackground, ...ImageBackground[]]
  /** Whether the picture fills its box and is cropped, unless the request says otherwise; else it fits inside. */
  readonly cover: boolean
  readonly scales: readonly ImageScale[]
}

type BoxOptions = Partial<Pick<ImagePreset, 'bgColors' | 'cover' | 'scales'>>

function box(width: number, height: number, options: BoxOptions = {}): ImagePreset {
  const { bgColors = [DEFAULT_BACKGROUND], cover = false, scales = DEFAULT_SCALES } = options
  return { width, height, maxHeight: height, bgColors, cover, scales }
}

/** A picture inside editors' content: as wide as its column, never enlarged, at most three times as high as wide. */
function column(width: number): ImagePreset {
  const bgColors = [DEFAULT_BACKGROUND, 'transparent'] as const
  return { width, height: null, maxHeight: width * 3, bgColors, cover: false, scales: [0.5, 1, 2] }
}

const BANNER: BoxOptions = { cover: true, scales: WIDE_SCALES }
const PRODUCT: BoxOptions = { bgColors: [DEFAULT_BACKGROUND, TINTED, 'transparent'] }
const CUT_OUT: BoxOptions = { bgColors: ['transparent', DEFAULT_BACKGROUND] }

/**
 * Crops for editors: a picture in a text whose width and height equal one of these is shown with it. Screens use two of them, for the header of a
 * category and of the home page.
 */
const CONTENT_PRESETS = {
  categoryImage: box(1200, 300, BANNER),
  slideshow: box(1200, 504, BANNER),
  smallSlideshow: box(1200, 288, BANNER),
  homepageSlider: box(1920, 816, BANNER),
  productBanners: box(1920, 340, BANNER),
  homepageBgImage: box(1600, 718, BANNER),
  homeCardImage: box(370, 320, { cover: true }),
  homeArticleImage: box(760, 400, { cover: true }),
} satisfies Record<string, ImagePreset>

/** Not used by screens: mails, feeds and marketing tools link to pictures of these sizes. */
const PRESETS_FOR_OTHERS = {
  attributeImageSwatch: box(85, 28, { cover: true }),
  cartsGuruImage: box(180, 180, PRODUCT),
  productThumbnail: box(360, 360, PRODUCT),
  logo: box(110, 74, CUT_OUT),
  logoMobile: box(80, 54, CUT_OUT),
} satisfies Record<string, ImagePreset>

export const IMAGE_PRESETS = {
  ...CONTENT_PRESETS,
  ...PRESETS_FOR_OTHERS,

  swatch: box(28, 28, { cover: true }),
  thumbnail: box(50, 50, PRODUCT),
  small: box(120, 120, PRODUCT),
  productItemSmall: box(140, 140, PRODUCT),
  productItemLarge: box(400, 400, PRODUCT),
  medium: box(474, 474, PRODUCT),
  large: box(1100, 1100, PRODUCT),

  contentFull: column(1200),
  contentHalf: column(600),
  contentThird: column(400),
  contentIcon: box(64, 64, CUT_OUT),
} satisfies Record<string, ImagePreset>

export type ImagePresetName = keyof typeof IMAGE_PRESETS

export function isImagePresetName(name: string): name is ImagePresetName {
  return Object.hasOwn(IMAGE_PRESETS, name)
}

/** The preset that crops an editor's picture to its declared size, if there is one. */
export function contentPreset(width: number | undefined, height: number | undefined): ImagePresetName | undefined {
  const presets = Object.entries<ImagePreset>(CONTENT_PRESETS) as [keyof typeof CONTENT_PRESETS, ImagePreset][]
  return presets.find(([, preset]) => preset.width === width && preset.height === height)?.[0]
}

export type ImageExtension = 'avif' | 'webp' | 'jpeg' | 'png'

/** Encodings of a responsive picture, best first. The last one is for browsers without WebP. */
export function imageExtensions(background: ImageBackground): ['webp', 'png' | 'jpeg'] {
  return background === 'transparent' ? ['webp', 'png'] : ['webp', 'jpeg']
}
