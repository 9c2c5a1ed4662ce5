import { Type } from 'typebox'
import type { Static } from 'typebox'
import { readYaml } from './read.ts'

export const speciesSchema = Type.Enum(['dog', 'cat', 'horse'])

/** What is drawn on labels and lies around bowls. */
const motifSchema = Type.Enum([
  'chicken',
  'fish',
  'lamb',
  'beef',
  'duck',
  'insect',
  'egg',
  'rabbit',
  'carrot',
  'apple',
  'berry',
  'herb',
  'flower',
  'root',
  'seaweed',
  'flax',
  'oat',
  'drop',
  'leaf',
  'bone',
])

/**
 * How a picture is drawn; rendered on demand by `demo-store/media/` as vector art, 1200 px and more.
 * No text: a fresh machine has no fonts.
 */
export const designSchema = Type.Enum([
  'bag',
  'pouch',
  'pot',
  'bucket',
  'bottle',
  'tube',
  'can',
  'tray',
  'box',
  'syringe',
  'treats',
  'chew',
  'bowl',
  'collar',
  'coat',
  'lead',
  'nosebag',
  'tub',
  'medal',
  'toy',
  'brush',
  'bed',
  'scoop',
  'book',
  'call',
  'served',
  'ingredients',
  'set',
  'hero',
  'banner',
  'story',
  'card',
  'swatch',
  'icon',
])

export const colour = Type.String({ pattern: '^#[0-9a-f]{6}$' })

const lookFields = {
  design: designSchema,
  species: Type.Optional(speciesSchema),
  /** Main and accent. */
  colours: Type.Tuple([colour, colour]),
  /** Changes details (stripe, label layout) so that no two pictures look the same. */
  variant: Type.Integer({ minimum: 0 }),
  motif: Type.Optional(motifSchema),
  /** Size of the pack compared with its siblings. */
  scale: Type.Optional(Type.Number({ minimum: 0.6, maximum: 1 })),
  /** What an `icon` shows. */
  symbol: Type.Optional(Type.String()),
  /** Name of a drawing of an extension, in the place of the design. */
  drawing: Type.Optional(Type.String()),
  /** What such a drawing says. */
  words: Type.Optional(Type.Array(Type.String())),
}
const strict = { additionalProperties: false }

export const lookSchema = Type.Object(
  { ...lookFields, parts: Type.Optional(Type.Array(Type.Object(lookFields, strict))) },
  strict,
)

export type Species = Static<typeof speciesSchema>
export type Motif = Static<typeof motifSchema>
export type PictureDesign = Static<typeof designSchema>

/** What a picture shows, apart from where it is stored. */
export type PictureLook = Omit<Static<typeof lookSchema>, 'parts'> & {
  /** The packs that stand together in a `set`. */
  parts?: PictureLook[]
}

/** A `.png` has a transparent ground, a `.jpg` an opaque one. */
export type PictureSeed = PictureLook & {
  /** Path under the media root, with its real extension. */
  path: string
  width: number
  height: number
}

const entrySchema = Type.Object(
  { path: Type.String(), size: Type.Tuple([Type.Integer(), Type.Integer()]), look: lookSchema },
  strict,
)

/** Pictures that belong to departments and pages rather than to products. */
export const sitePictures: PictureSeed[] = readYaml('site-pictures.yaml', Type.Array(entrySchema), []).map(
  ({ path, size: [width, height], look }) => ({ path, ...look, width, height }),
)
