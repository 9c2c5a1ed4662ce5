export type Species = 'dog' | 'cat' | 'horse'

/** What is drawn on labels and lies around bowls. */
export type Motif =
  | 'chicken'
  | 'fish'
  | 'lamb'
  | 'beef'
  | 'duck'
  | 'insect'
  | 'egg'
  | 'rabbit'
  | 'carrot'
  | 'apple'
  | 'berry'
  | 'herb'
  | 'flower'
  | 'root'
  | 'seaweed'
  | 'flax'
  | 'oat'
  | 'drop'
  | 'leaf'
  | 'bone'

/**
 * How a picture is drawn; rendered on demand by `demo-store/media/` as vector art, 1200 px and more.
 * No text: a fresh machine has no fonts.
 */
export type PictureDesign =
  | 'bag'
  | 'pouch'
  | 'pot'
  | 'bucket'
  | 'bottle'
  | 'tube'
  | 'can'
  | 'tray'
  | 'box'
  | 'syringe'
  | 'treats'
  | 'chew'
  | 'bowl'
  | 'collar'
  | 'coat'
  | 'lead'
  | 'nosebag'
  | 'tub'
  | 'medal'
  | 'toy'
  | 'brush'
  | 'bed'
  | 'scoop'
  | 'book'
  | 'call'
  | 'served'
  | 'ingredients'
  | 'set'
  | 'hero'
  | 'banner'
  | 'story'
  | 'card'
  | 'swatch'
  | 'icon'

/** What a picture shows, apart from where it is stored. */
export type PictureLook = {
  design: PictureDesign
  species?: Species
  /** `#rrggbb`: main and accent. */
  colours: [string, string]
  /** Changes details (stripe, label layout) so that no two pictures look the same. */
  variant: number
  motif?: Motif
  /** Size of the pack compared with its siblings, 0.6 to 1. */
  scale?: number
  /** The packs that stand together in a `set`. */
  parts?: PictureLook[]
  /** What an `icon` shows. */
  symbol?: string
}

/** A `.png` has a transparent ground, a `.jpg` an opaque one. */
export type PictureSeed = PictureLook & {
  /** Path under the media root, with its real extension. */
  path: string
  width: number
  height: number
}
