/** Something that editors edit, as the endpoint's `xRay` takes it. */
export type XRayTarget = { type: 'BLOCK' | 'PAGE' | 'PRODUCT' | 'CATEGORY'; id: string }

/** Where a target shows, in CSS pixels from the document's top left corner. */
export type Outline = XRayTarget & {
  left: number
  top: number
  width: number
  height: number
  /** The whole page is about it. */
  isPage: boolean
}

export const targetKey = ({ type, id }: XRayTarget): string => `${type}:${id}`
