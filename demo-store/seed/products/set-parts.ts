import type { FeedLabel } from './recipe.ts'
import type { Motif, PictureDesign, PictureLook, Species } from '../picture-types.ts'

/** One of the packs that stand together in a set's picture. */
export const pack = (
  design: PictureDesign,
  species: Species,
  main: string,
  accent: string,
  motif: Motif,
  variant: number,
): PictureLook => ({
  design,
  species,
  colours: [main, accent],
  variant,
  motif,
})

/** A set's label: the recipes it may hold, as each pack prints its own in full. */
export const setLabel = (
  kind: FeedLabel['kind'],
  recipes: string,
  analysis: string,
  directions: string,
): FeedLabel => ({
  kind,
  composition: `${recipes} La composition complète figure sur chaque emballage et sur la fiche de chaque article.`,
  analysis,
  additives: 'Selon les articles choisis ; voir leur emballage et leur fiche.',
  directions,
})
