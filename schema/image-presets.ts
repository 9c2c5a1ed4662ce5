/**
 * Every size a picture of the shop can be asked for. The server makes nothing else:
 * free sizes would let anybody fill its disk.
 */

export const DEFAULT_SCALES = [0.5, 1, 2, 4] as const
/** Wide pictures end at their own size: a banner of 1920 px times four would be 30 megapixels that no screen shows. */
const WIDE_SCALES = [0.5, 1] as const

export type ImageScale = (typeof DEFAULT_SCALES)[number]

export const DEFAULT_BACKGROUND = 'FFFFFF'
/** The page's light grey, for pictures that lie on a tinted card. */
const TINTED = 'F5F5F5'

/** Six upper-case hexadecimal digits, or `transparent`. */
export type ImageBackground = typeof DEFAULT_BACKGROUND | typeof TINTED | 'transparent'

export type ImagePreset = {
  /** CSS pixels at scale 1. */
  readonly width: number
  /** CSS pixels at scale 1; `null`: the height follows the picture's proportions, up to `maxHeight`. */
  readonly height: number | null
  readonly maxHeight: number
  /** What shows beside or through the picture; the first is used when nothing is asked for. */
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
 * Cut to size for editors: a picture of a text whose width and height are those of one of these is shown by it. Screens use two of them,
 * for the header of a category and of the home page.
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

/** Shown by no screen: mails, feeds and what marketing tools make of a cart link to pictures of these sizes. */
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

/** The preset that cuts an editor's picture to the size that it says of itself, if there is one. */
export function contentPreset(width: number | undefined, height: number | undefined): ImagePresetName | undefined {
  const presets = Object.entries<ImagePreset>(CONTENT_PRESETS) as [keyof typeof CONTENT_PRESETS, ImagePreset][]
  return presets.find(([, preset]) => preset.width === width && preset.height === height)?.[0]
}

export type ImageExtension = 'avif' | 'webp' | 'jpeg' | 'png'

/** Encodings of a responsive picture, best first: the last one is for browsers that know no webp. */
export function imageExtensions(background: ImageBackground): ['webp', 'png' | 'jpeg'] {
  return background === 'transparent' ? ['webp', 'png'] : ['webp', 'jpeg']
}
